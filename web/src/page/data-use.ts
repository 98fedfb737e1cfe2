import { useSyncExternalStore } from 'react'
import { createListeners } from '../ui/listeners.ts'

const UNKNOWN = -1
/** Nothing personal, so no draft: every page loads this file, and drafts would make it larger. */
const NOTE = 'dataUsed'
const { subscribe, tell } = createListeners()
let bytes = UNKNOWN
let observer: PerformanceObserver | null = null

/**
 * Bytes over the network (not from the cache), including this tab's earlier pages. Null if the browser does not tell.
 */
export function useDataUsed(): number | null {
  const known = useSyncExternalStore(
    begin,
    () => bytes,
    () => UNKNOWN,
  )
  return known === UNKNOWN ? null : known
}

function begin(listener: () => void): () => void {
  if (observer === null && typeof PerformanceObserver !== 'undefined') observer = observe()
  return subscribe(listener)
}

function observe(): PerformanceObserver {
  const made = new PerformanceObserver((list) => {
    if (bytes === UNKNOWN) bytes = kept()
    for (const entry of list.getEntries()) bytes += 'transferSize' in entry ? Number(entry.transferSize) : 0
    tell()
  })
  made.observe({ type: 'navigation', buffered: true })
  made.observe({ type: 'resource', buffered: true })
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(NOTE, String(bytes))
    } catch {
      // Storage is full or forbidden: the next page starts at 0.
    }
  })
  // A page restored by Back missed what later pages took.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    bytes = Math.max(bytes, kept())
    tell()
  })
  return made
}

function kept(): number {
  try {
    return Math.max(Number(sessionStorage.getItem(NOTE)) || 0, 0)
  } catch {
    return 0
  }
}

/** '214 kB', '1.3 MB'. */
export function formatBytes(size: number): string {
  const kilobytes = Math.round(size / 1000)
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`
}
