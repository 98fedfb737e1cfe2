import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window answers a media query, and again when that changes; without a window it does not. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = ask(query)
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => ask(query)?.matches ?? false,
    () => false,
  )
}

function ask(query: string): MediaQueryList | undefined {
  // Not every environment that has a window can ask about its width.
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined
}
