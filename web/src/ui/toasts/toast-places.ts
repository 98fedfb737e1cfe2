/**
 * Where toasts may be shown, the last one on top: the frame's place, a page's own, then that of each open dialog. A
 * modal makes all outside it inert, so toasts must be inside the top one to be seen and heard.
 */
let places: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/** Puts a place on top; the answer takes it away again. Also a ref, for a place that stays with its element. */
export function addToastPlace(place: HTMLElement | null): () => void {
  if (!place) return () => {}
  set([...places, place])
  return () => set(places.filter((other) => other !== place))
}

/** The place on top, or null. */
export function topToastPlace(): HTMLElement | null {
  return places.at(-1) ?? null
}

/** Calls `listener` after every change until the answer is called. */
export function subscribeToToastPlaces(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: readonly HTMLElement[]) {
  places = next
  for (const listener of listeners) listener()
}
