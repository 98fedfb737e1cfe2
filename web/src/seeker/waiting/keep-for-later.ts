import { NetworkProblem } from '../../api/problems/problems.ts'
import { waitingCount } from './waiting-marks.ts'
import type { NewChange } from './waiting-store.ts'

/**
 * Offline, stores the change in the outbox.
 * @returns the answer, or 'waiting'
 * @throws what the call threw, if it was refused or could not be stored, or the seeker has changed
 */
export async function orLater<Answer>(
  call: () => Promise<Answer>,
  change: () => NewChange,
): Promise<Answer | 'waiting'> {
  try {
    return await call()
  } catch (problem) {
    // A portal or a failing server has answered.
    if (!(problem instanceof NetworkProblem) || problem.reason === 'garbage') throw problem
    try {
      const { keepForLater } = await import('./waiting-store.ts')
      await keepForLater(change())
      return 'waiting'
    } catch {
      throw problem
    }
  }
}

/** Drops older changes of the job in the outbox, unless this call fails. */
export async function orLaterForJob<Answer>(
  jobId: number,
  call: () => Promise<Answer>,
  change: () => NewChange,
): Promise<Answer | 'waiting'> {
  if (waitingCount() === 0) return orLater(call, change)
  const { insteadOfWaiting } = await import('./waiting-store.ts')
  return insteadOfWaiting(jobId, () => orLater(call, change))
}
