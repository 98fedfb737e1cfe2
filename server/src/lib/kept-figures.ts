import type { Clock } from './clock.ts'

/**
 * Answers stale figures while one refresh serves all callers; without any, or with too old ones, callers wait. After
 * a failure the next call retries.
 */
export function createKeptFigures<Figures>(given: {
  clock: Clock
  freshMs: number
  staleMs: number
  count: () => Promise<Figures>
}): () => Promise<Figures> {
  const { clock, freshMs, staleMs, count } = given
  let kept: { at: number; figures: Figures } | null = null
  let counting: Promise<Figures> | null = null

  const renew = () => {
    counting ??= count()
      .then((figures) => {
        kept = { at: clock.now().getTime(), figures }
        return figures
      })
      .finally(() => {
        counting = null
      })
    return counting
  }

  return async () => {
    const age = kept === null ? Number.POSITIVE_INFINITY : clock.now().getTime() - kept.at
    if (kept === null || age >= staleMs) return renew()
    // Callers who need newer figures get the failure.
    if (age >= freshMs) renew().catch(() => {})
    return kept.figures
  }
}
