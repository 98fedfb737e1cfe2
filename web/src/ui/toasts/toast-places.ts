import { createListeners } from '../listeners.ts'

/**
 * The frame's place, the page's, then each open dialog's. A modal makes all outside inert, so toasts show in the
 * last.
 */
let places: readonly HTMLElement[] = []
const { subscribe, tell } = createListeners()

/** @returns removes the place; so it also works as a ref */
export function addToastPlace(place: HTMLElement | null): () => void {
  if (!place) return () => {}
  set([...places, place])
  return () => set(places.filter((other) => other !== place))
}

export function topToastPlace(): HTMLElement | null {
  return places.at(-1) ?? null
}

export const subscribeToToastPlaces = subscribe

function set(next: readonly HTMLElement[]) {
  places = next
  tell()
}
