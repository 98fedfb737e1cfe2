import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * True while a page is built without a window, and in the browser for the one drawing that takes that page up; false ever
 * after. For what only a browser knows: drawn at once, it would not be what stands there.
 */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
