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
 * The uses of the board account as far as they were asked for: the settings bring the latest, the rest comes a page at a
 * time. One that is logged meanwhile moves the pages on; what comes twice by that is one use.
 */
export function useOlderUses({ uses: latest, uses_count }: Latest) {
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey: [...boardAccountKey, 'uses'],
    queryFn: async ({ pageParam, signal }) =>
      readList(await callEndpoint(listIntegrationUses, { query: { page: String(pageParam) }, signal })),
    initialPageParam: 1,
    initialData: { pages: [{ count: uses_count, results: latest }], pageParams: [1] },
    getNextPageParam: ({ count }, _pages, page) => (page * USES_PER_PAGE < count ? page + 1 : undefined),
    // The first page is there already, and asked anew with the settings.
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
