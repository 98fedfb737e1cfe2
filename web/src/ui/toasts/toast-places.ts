/**
 * Elements that may hold the toasts, the top one last: the frame's, the page's, then each open dialog's. A modal
 * makes all outside inert, so only inside the top one are toasts seen and heard.
 */
let places: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/** Puts a place on top. @returns removes it; so it also works as a ref */
export function addToastPlace(place: HTMLElement | null): () => void {
  if (!place) return () => {}
  set([...places, place])
  return () => set(places.filter((other) => other !== place))
}

export function topToastPlace(): HTMLElement | null {
  return places.at(-1) ?? null
}

/** @returns unsubscribes */
export function subscribeToToastPlaces(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: readonly HTMLElement[]) {
  places = next
  for (const listener of listeners) listener()
}
