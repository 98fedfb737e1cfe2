import { getSearchStatus, incrementSearches } from '@hanap/contract/jobs/searches'
import { ok, type Serve } from '../../http/serve.ts'
import type { Searches } from './service.ts'

export function routeSearches(serve: Serve, searches: Searches) {
  serve(getSearchStatus, async ({ user }) => ok(await searches.status(user.id)))
  serve(incrementSearches, async ({ user }) => ok(await searches.increment(user.id)))
}
