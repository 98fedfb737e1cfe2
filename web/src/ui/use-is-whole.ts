import { useDeferredValue, useEffect, useState } from 'react'

let isAnythingDrawn = false

/**
 * Whether to render all of a long list. A new page begins with a part, for slow phones; a reload or Back renders all,
 * to restore the scroll position.
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
