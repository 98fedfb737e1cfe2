import { useSyncExternalStore } from 'react'

/** From here on the listing has its second pane (the `lg` width of the styles). */
const WIDE = '(width >= 64rem)'

/** Whether there is room for a pane beside the list; without a window there is none. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}

function subscribe(listener: () => void): () => void {
  const media = query()
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

function query(): MediaQueryList | undefined {
  // Not every environment that has a window can ask about its width.
  return typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : undefined
}

const read = () => query()?.matches ?? false
