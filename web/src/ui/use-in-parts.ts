import { useDeferredValue, useEffect, useState } from 'react'

let isAnythingDrawn = false

/**
 * What to draw now of something long. When a page has just been opened its beginning is drawn at once and the rest in the
 * time that is left between: a slow phone shows and hears sooner. Later, and where a page is loaded again or gone back to,
 * all comes together: it is led to where it had been scrolled to, which needs the whole.
 * @param whole in the end
 * @param beginning of it, as much as a first view holds
 */
export function useInParts<T>(whole: T, beginning: T): T {
  const [first] = useState(() => (isAnythingDrawn || !wasOpenedAnew() ? whole : beginning))
  useEffect(() => {
    isAnythingDrawn = true
  }, [])
  return useDeferredValue(whole, first)
}

function wasOpenedAnew(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && 'type' in load && load.type === 'navigate'
}
