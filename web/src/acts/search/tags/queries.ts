import { listPopularTags } from '@hanap/contract/jobs/jobs'
import { queryOptions } from '@tanstack/react-query'
import { readList } from '../../../api/answers/read-list.ts'
import { callEndpoint } from '../../../api/client.ts'

const HOUR_MS = 3_600_000

export const popularTagsQuery = queryOptions({
  queryKey: ['tags', 'popular'],
  queryFn: async ({ signal }) => {
    const { results } = readList(await callEndpoint(listPopularTags, { signal }))
    return results.filter((tag) => typeof tag?.id === 'number' && typeof tag.name === 'string')
  },
  staleTime: HOUR_MS,
  retry: false,
})
