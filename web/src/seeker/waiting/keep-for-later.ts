import { NetworkProblem } from '../../api/problems/problems.ts'
import { waitingCount } from './waiting-marks.ts'
import type { NewChange } from './waiting-store.ts'

/**
 * Makes a call; offline, stores the change in the outbox to send later.
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
    // A portal or a failing server has answered, which the page must show.
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

/**
 * As orLater, for saving or removing a job. Older changes of the job in the outbox are dropped; they stay if this
 * call fails.
 */
export async function orLaterForJob<Answer>(
  jobId: number,
  call: () => Promise<Answer>,
  change: () => NewChange,
): Promise<Answer | 'waiting'> {
  if (waitingCount() === 0) return orLater(call, change)
  const { insteadOfWaiting } = await import('./waiting-store.ts')
  return insteadOfWaiting(jobId, () => orLater(call, change))
}
