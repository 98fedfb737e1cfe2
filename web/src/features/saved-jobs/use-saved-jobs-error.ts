import { useMutationState } from '@tanstack/react-query'
import { savedJobMessages } from '../../acts/save/messages.ts'
import { isLimitReached } from '../../acts/save/queries.ts'
import { useSavedJobs } from '../../acts/save/use-saved-jobs.ts'
import { isApiProblem } from '../../api/problems/problems.ts'
import { savedJobsKey } from '../../api/query-keys.ts'
import { savedJobsPageMessages } from './page-messages.ts'

/** A failed change, or a failed load. */
export function useSavedJobsError(): string | null {
  const m = savedJobsPageMessages
  const { list } = useSavedJobs()
  const changes = useMutationState({
    filters: { mutationKey: savedJobsKey },
    select: ({ options, state }) => ({ kind: options.mutationKey?.[1], problem: state.error }),
  })
  const last = changes.at(-1)
  if (last?.problem && !isLimitReached(last.problem)) {
    if (isApiProblem(last.problem, 'unauthenticated')) return savedJobMessages.signedOut
    return last.kind === 'remove' ? m.removeFailed : m.saveFailed
  }
  return list.isError ? m.loadFailed : null
}
