import {
  createSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  savedSearchTexts,
  updateSavedSearch,
} from '@hanap/contract/jobs/saved-searches'
import { created, noContent, ok, type Serve } from '../../http/serve.ts'
import type { SavedSearches } from './service.ts'

export function routeSavedSearches(serve: Serve, savedSearches: SavedSearches) {
  serve(listSavedSearches, async ({ user }) => {
    const results = await savedSearches.list(user.id)
    return ok({ count: results.length, results })
  })
  serve(createSavedSearch, async ({ user, body }) => {
    const { item, alreadySaved } = await savedSearches.create(user.id, body)
    return alreadySaved ? ok({ ...item, detail: savedSearchTexts.alreadySaved }) : created(item)
  })
  serve(updateSavedSearch, async ({ user, params, body, expect }) =>
    ok(await savedSearches.update({ userId: user.id, id: params.id, expect }, body)),
  )
  serve(removeSavedSearch, async ({ user, params }) => {
    await savedSearches.remove(user.id, params.id)
    return noContent()
  })
}
