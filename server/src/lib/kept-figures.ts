import type { Clock } from './clock.ts'

/**
 * Keeps what is slow to count. Fresh figures are answered as they are, older ones too while newer ones are counted, once
 * for all who ask; with none, or none young enough, callers wait. What failed is counted again with the next call.
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
    // Whoever needs newer figures than these gets its failure.
    if (age >= freshMs) renew().catch(() => {})
    return kept.figures
  }
}
