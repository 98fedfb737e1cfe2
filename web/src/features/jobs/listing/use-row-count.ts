import { useDeferredValue, useEffect, useState } from 'react'

/** More than the first view of a phone holds, and nearly all of a desk's. */
const FIRST_ROWS = 4

let areRowsDrawn = false

/**
 * How many rows of a list to draw now. Of the first list after a page was opened the first rows are drawn at once, the others
 * in the time that is left between: a slow phone shows and hears sooner. Any later list comes whole, and the first one of
 * a page that was loaded again, or gone back to: it is led to where it had been scrolled to, which needs all rows.
 * @param all rows of the list
 */
export function useRowCount(all: number): number {
  const [first] = useState(() => (areRowsDrawn || !wasOpenedAnew() ? all : FIRST_ROWS))
  useEffect(() => {
    areRowsDrawn = true
  }, [])
  return useDeferredValue(all, first)
}

function wasOpenedAnew(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && 'type' in load && load.type === 'navigate'
}
