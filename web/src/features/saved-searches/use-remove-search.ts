import { removeSavedSearch, type SavedSearch } from '@hanap/contract/jobs/saved-searches'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAgainAfterLast, changeList, savedSearchesQuery } from '../../acts/save-search/queries.ts'
import { callEndpoint } from '../../api/client.ts'
import { isApiProblem } from '../../api/problems/problems.ts'

/** Optimistic, with rollback. A search already gone counts as deleted. */
export function useRemoveSearch() {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: savedSearchesQuery.queryKey,
    mutationFn: async ({ id }: SavedSearch) => {
      try {
        await callEndpoint(removeSavedSearch, { params: { id } })
      } catch (problem) {
        if (!isApiProblem(problem, 'not-found')) throw problem
      }
    },
    onMutate: async (search) => {
      await queries.cancelQueries(savedSearchesQuery)
      const at = queries.getQueryData(savedSearchesQuery.queryKey)?.findIndex(({ id }) => id === search.id)
      changeList(queries, (list) => list.filter(({ id }) => id !== search.id))
      return { at: at ?? 0 }
    },
    onError: (_, search, context) => {
      if (!context) return
      const at = Math.max(0, context.at)
      // A list fetched meanwhile may hold it.
      const isThere = ({ id }: SavedSearch) => id === search.id
      changeList(queries, (list) => (list.some(isThere) ? list : list.toSpliced(at, 0, search)))
    },
    onSettled: () => askAgainAfterLast(queries),
  })
}
