import { countFilters, type FilterCounts } from '@hanap/contract/jobs/filter-counts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client.ts'
import { NetworkProblem } from '../../../api/problems/problems.ts'
import { jobsKey } from '../../../api/query-keys.ts'
import type { ChosenTag } from '../../../listing/address/chosen-tags.ts'
import { popularTagsQuery } from '../tags/queries.ts'
import type { Filters } from './filter-draft.ts'

/** Old numbers stay until new ones arrive; on failure there are none. */
export function filterCountsQuery(search: string | undefined, filters: Filters) {
  const query = { search, ...filters }
  return queryOptions({
    queryKey: [...jobsKey, 'filter-counts', query],
    queryFn: async ({ signal }) => readCounts(await callEndpoint(countFilters, { query, signal })),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** @throws NetworkProblem for an answer without counts */
function readCounts(answer: FilterCounts): FilterCounts {
  const parts: unknown[] = [
    answer?.job_type,
    answer?.salary_range,
    answer?.minimum_pay,
    answer?.work_hours,
    answer?.date_posted,
  ]
  const isWhole = parts.every((part) => typeof part === 'object' && part !== null)
  if (!isWhole || typeof answer.count !== 'number' || !Array.isArray(answer.tags)) {
    throw new NetworkProblem('garbage')
  }
  return answer
}

/** Names from the popular tags, otherwise from the server. */
export function useTagNames(
  tags: readonly ChosenTag[],
  search: string | undefined,
  filters: Filters,
): ReadonlyMap<number, string> {
  const isUnnamed = tags.some(({ name }) => name === null)
  const { data: popular = [], isPending } = useQuery({ ...popularTagsQuery, enabled: isUnnamed })
  const isUnknown = tags.some(({ id, name }) => name === null && popular.every((tag) => tag.id !== id))
  const isAsked = isUnnamed && isUnknown && !isPending
  const { data: counts } = useQuery({ ...filterCountsQuery(search, filters), enabled: isAsked })
  return new Map([...popular, ...(counts?.tags ?? [])].map(({ id, name }) => [id, name]))
}
