import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True while prerendering and hydrating. For values only a browser knows, which would break hydration. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
