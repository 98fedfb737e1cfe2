import { endOtherSessions, endSession, listSessions } from '@hanap/contract/accounts/sessions'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { readList } from '../../../../api/answers/read-list.ts'
import { callEndpoint } from '../../../../api/client.ts'
import { isApiProblem } from '../../../../api/problems/problems.ts'
import { textsKnown } from '../../../../i18n/translate.ts'

/** Last used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => {
    const answer = await callEndpoint(listSessions, { signal })
    await textsKnown()
    return readList(answer).results
  },
  // The seeker may have logged in elsewhere since.
  staleTime: 0,
})

/** A session already ended counts as success. */
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
    // Awaited, so that the row disappears before its button is idle.
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useEndOtherSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(endOtherSessions),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
