import { endOtherSessions, endSession, listSessions } from '@hanap/contract/accounts/sessions'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { readList } from '../../../../api/answers/read-list.ts'
import { callEndpoint } from '../../../../api/client.ts'
import { isApiProblem } from '../../../../api/problems/problems.ts'
import { textsKnown } from '../../../../i18n/translate.ts'

/** Where this seeker is signed in, the last used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => {
    const answer = await callEndpoint(listSessions, { signal })
    await textsKnown()
    return readList(answer).results
  },
  // Somebody may have signed in elsewhere since.
  staleTime: 0,
})

/** Signs out one device; one that has ended by itself is as good. */
export function useEndSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await callEndpoint(endSession, { params: { id } })
      } catch (problem) {
        if (!isApiProblem(problem, 'not-found')) throw problem
      }
    },
    // Awaited, so that the row is gone when its button rests.
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

/** Signs out every device but this one. */
export function useEndOtherSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(endOtherSessions),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
