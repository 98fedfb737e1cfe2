import {
  type IntegrationSettings,
  type IntegrationUse,
  listIntegrationUses,
  USES_PER_PAGE,
} from '@hanap/contract/applications/integrations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { readList } from '../../../../api/answers/read-list.ts'
import { callEndpoint } from '../../../../api/client.ts'
import { boardAccountKey } from '../../../../api/query-keys.ts'

type Latest = Pick<IntegrationSettings, 'uses' | 'uses_count'>

/**
 * The settings bring the latest uses; older ones load by page. A use logged meanwhile shifts the pages: duplicates
 * are dropped.
 */
export function useOlderUses({ uses: latest, uses_count }: Latest) {
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey: [...boardAccountKey, 'uses'],
    queryFn: async ({ pageParam, signal }) =>
      readList(await callEndpoint(listIntegrationUses, { query: { page: String(pageParam) }, signal })),
    initialPageParam: 1,
    initialData: { pages: [{ count: uses_count, results: latest }], pageParams: [1] },
    getNextPageParam: ({ count }, _pages, page) => (page * USES_PER_PAGE < count ? page + 1 : undefined),
    // The first page comes and refreshes with the settings.
    enabled: false,
    gcTime: 0,
  })
  const known = new Map<number, IntegrationUse>()
  for (const use of [latest, ...data.pages.map(({ results }) => results)].flat()) {
    if (!known.has(use.id)) known.set(use.id, use)
  }
  return {
    uses: [...known.values()],
    hasOlder: hasNextPage,
    isLoading: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
    loadOlder: () => void fetchNextPage(),
  }
}
