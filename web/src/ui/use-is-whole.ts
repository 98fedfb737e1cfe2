import { useDeferredValue, useEffect, useState } from 'react'

let isAnythingDrawn = false

/**
 * Whether to draw all of something long now, or its beginning. When a page has just been opened its beginning is drawn at
 * once and the rest in the time that is left between: a slow phone shows and hears sooner. Later, and where a page is loaded
 * again or gone back to, all comes together: it is led to where it had been scrolled to, which needs the whole.
 */
export function useIsWhole(): boolean {
  const [first] = useState(() => isAnythingDrawn || !wasOpenedAnew())
  useEffect(() => {
    isAnythingDrawn = true
  }, [])
  return useDeferredValue(true, first)
}

function wasOpenedAnew(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && 'type' in load && load.type === 'navigate'
}
