import {
  createSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  type SavedSearch,
  updateSavedSearch,
} from '@hanap/contract/saved-searches'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, callForAnswer } from '../../api/client.ts'
import { isApiProblem } from '../../api/problems.ts'
import { readList } from '../../api/read-list.ts'
import { sameSeeker } from '../../api/same-seeker.ts'
import type { Kept } from './criteria.ts'

/** The searches that this seeker keeps, newest first. */
export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: async ({ signal }) => readList(await callEndpoint(listSavedSearches, { signal })).results,
})

type List = readonly SavedSearch[]

function change(queries: QueryClient, next: (list: List) => List): void {
  queries.setQueryData(savedSearchesQuery.queryKey, (list) => list && [...next(list)])
}

/** Keeps a search. Answers it as it is kept, and whether it was before. */
export function useSaveSearch() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: Kept) => {
      const { status, body: search } = await callForAnswer(createSavedSearch, { body })
      return { search, wasSaved: status === 200 }
    },
    onMutate: sameSeeker,
    onSuccess: ({ search }, _, isSame) => {
      if (isSame()) change(queries, (list) => [search, ...list.filter(({ id }) => id !== search.id)])
      void queries.invalidateQueries(savedSearchesQuery)
    },
  })
}

/** Changes the name, the criteria or the alerts of a kept search: at once in the list, and back where the server refuses. */
export function useChangeSearch() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number } & Partial<Kept>) =>
      callEndpoint(updateSavedSearch, { params: { id }, body }),
    onMutate: async ({ id, ...changes }) => {
      const isSame = sameSeeker()
      await queries.cancelQueries(savedSearchesQuery)
      const before = queries.getQueryData(savedSearchesQuery.queryKey)?.find((one) => one.id === id)
      change(queries, (list) => list.map((one) => (one.id === id ? { ...one, ...changes } : one)))
      return { isSame, before }
    },
    onSuccess: (search, _, { isSame }) => {
      if (isSame()) change(queries, (list) => list.map((one) => (one.id === search.id ? search : one)))
    },
    onError: (_, __, context) => {
      const before = context?.before
      if (before && context.isSame()) {
        change(queries, (list) => list.map((one) => (one.id === before.id ? before : one)))
      }
    },
  })
}

/** Forgets a kept search. One that is gone already is forgotten. */
export function useRemoveSearch() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: SavedSearch) => {
      try {
        await callEndpoint(removeSavedSearch, { params: { id } })
      } catch (problem) {
        if (!isApiProblem(problem, 'not-found')) throw problem
      }
    },
    onMutate: async (search) => {
      const isSame = sameSeeker()
      await queries.cancelQueries(savedSearchesQuery)
      const at = queries.getQueryData(savedSearchesQuery.queryKey)?.findIndex(({ id }) => id === search.id)
      change(queries, (list) => list.filter(({ id }) => id !== search.id))
      return { isSame, at: at ?? 0 }
    },
    onError: (_, search, context) => {
      if (context?.isSame()) change(queries, (list) => list.toSpliced(Math.max(0, context.at), 0, search))
    },
  })
}
