import type { Area } from './areas.ts'

const KEPT = 20_000

export type SeenRequest = { at: number; method: string; path: string; area: Area; status: number }
export type Spacing = { count: number; shortest_gap_ms: number | null; median_gap_ms: number | null }
export type Requests = ReturnType<typeof createRequests>

/** Requests in memory, without queries and bodies. */
export function createRequests() {
  const started = performance.now()
  let seen: SeenRequest[] = []
  return {
    /** Milliseconds, monotonic. */
    clock: () => performance.now() - started,
    all: (): readonly SeenRequest[] => seen,
    clear: () => {
      seen = []
    },
    add(request: SeenRequest): void {
      if (seen.length >= KEPT) seen = seen.slice(KEPT / 2)
      seen.push(request)
    },
    spacing(area?: Area): Spacing {
      const times = seen.filter((one) => area === undefined || one.area === area).map(({ at }) => at)
      times.sort((a, b) => a - b)
      const gaps = times.slice(1).map((at, index) => Math.round(at - (times[index] ?? at)))
      gaps.sort((a, b) => a - b)
      return {
        count: times.length,
        shortest_gap_ms: gaps[0] ?? null,
        median_gap_ms: gaps[Math.floor(gaps.length / 2)] ?? null,
      }
    },
  }
}
