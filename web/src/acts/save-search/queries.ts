import {
  createSavedSearch,
  listSavedSearches,
  type SavedSearch,
  updateSavedSearch,
} from '@hanap/contract/jobs/saved-searches'
import type { GivenBody } from '@hanap/contract/wire/endpoint'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { readList } from '../../api/answers/read-list.ts'
import { ifMatch } from '../../api/answers/version.ts'
import { callEndpoint, callForAnswer } from '../../api/client.ts'
import { language } from '../../i18n/language.ts'
import type { Kept } from './criteria.ts'

/** Newest first. */
export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: async ({ signal }) => readList(await callEndpoint(listSavedSearches, { signal })).results,
})

type List = readonly SavedSearch[]

export function changeList(queries: QueryClient, next: (list: List) => List): void {
  queries.setQueryData(savedSearchesQuery.queryKey, (list) => list && [...next(list)])
}

/** Even a failed one: a lost answer may have been a success. */
export function askAgainAfterLast(queries: QueryClient): void {
  const mutationKey = savedSearchesQuery.queryKey
  if (queries.isMutating({ mutationKey }) <= 1) void queries.invalidateQueries(savedSearchesQuery)
}

export function useSaveSearch() {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: savedSearchesQuery.queryKey,
    mutationFn: async (given: GivenBody<typeof createSavedSearch>) => {
      const body = { ...given, language }
      const { status, body: search } = await callForAnswer(createSavedSearch, { body })
      return { search, wasSaved: status === 200 }
    },
    onSuccess: ({ search }) => {
      changeList(queries, (list) => [search, ...list.filter(({ id }) => id !== search.id)])
    },
    onSettled: () => askAgainAfterLast(queries),
  })
}

/** Optimistic; a refusal reverts it. */
export function useChangeSearch() {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: savedSearchesQuery.queryKey,
    mutationFn: ({ id, changes, version }: { id: number; changes: Partial<Kept>; version?: string }) =>
      callEndpoint(updateSavedSearch, {
        params: { id },
        body: { ...changes, language },
        ...ifMatch(version),
      }),
    onMutate: async ({ id, changes }) => {
      await queries.cancelQueries(savedSearchesQuery)
      const before = queries.getQueryData(savedSearchesQuery.queryKey)?.find((one) => one.id === id)
      changeList(queries, (list) => list.map((one) => (one.id === id ? { ...one, ...changes } : one)))
      return { before }
    },
    onSuccess: (search) => {
      changeList(queries, (list) => list.map((one) => (one.id === search.id ? search : one)))
    },
    onError: (_, __, context) => {
      const before = context?.before
      if (before) {
        changeList(queries, (list) => list.map((one) => (one.id === before.id ? before : one)))
      }
    },
    onSettled: () => askAgainAfterLast(queries),
  })
}
