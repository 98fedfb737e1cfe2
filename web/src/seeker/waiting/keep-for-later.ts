import { NetworkProblem } from '../../api/problems/problems.ts'
import { waitingCount } from './waiting-marks.ts'
import type { NewChange } from './waiting-store.ts'

/**
 * Makes a call that may wait: offline, the change is stored and sent later.
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
    // A portal or a server in trouble has answered: that is a failure to be told.
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
 * As orLater, for saving or removing a job. What still waits for the job is older than this, and is not sent any more;
 * it waits on where this fails.
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
