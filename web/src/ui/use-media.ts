import { useCallback, useSyncExternalStore } from 'react'

/** False without a window. */
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
  // Some environments with a window lack matchMedia.
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined
}
