import { useSyncExternalStore } from 'react'

const UNKNOWN = -1
const listeners = new Set<() => void>()
let bytes = UNKNOWN
let observer: PerformanceObserver | null = null

/**
 * Bytes that this visit took over the network (cached files count nothing), or null where the browser does
 * not tell.
 */
export function useDataUsed(): number | null {
  const known = useSyncExternalStore(
    subscribe,
    () => bytes,
    () => UNKNOWN,
  )
  return known === UNKNOWN ? null : known
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (observer === null && typeof PerformanceObserver !== 'undefined') observer = observe()
  return () => listeners.delete(listener)
}

function observe(): PerformanceObserver {
  const made = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const size = 'transferSize' in entry ? Number(entry.transferSize) : 0
      bytes = Math.max(bytes, 0) + size
    }
    for (const listener of listeners) listener()
  })
  made.observe({ type: 'navigation', buffered: true })
  made.observe({ type: 'resource', buffered: true })
  return made
}

/** '214 kB', '1.3 MB'. */
export function formatBytes(size: number): string {
  const kilobytes = Math.round(size / 1000)
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`
}
