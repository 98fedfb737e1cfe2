import { useDeferredValue, useEffect, useState } from 'react'

let isAnythingDrawn = false

/**
 * Whether to draw all of a long list now, or its beginning. A newly opened page draws the beginning first, for slow
 * phones. After a reload or Back it draws all, to restore the scroll position.
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
