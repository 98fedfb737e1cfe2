import type { SearchStatus } from '@hanap/contract/jobs/searches'

/** In November. */
export const searchesLeft = (left: number, max = 100): SearchStatus => ({
  remaining_searches: left,
  max_searches: max,
  current_count: max - left,
  can_search: left > 0,
  month: '2026-11',
  resets_on: '2026-12-01',
})
