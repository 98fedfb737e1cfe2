import {
  checkSavedJobsLimit,
  listSavedJobs,
  removeSavedJob,
  savedJobsTexts,
  saveJob,
} from '@hanap/contract/jobs/saved-jobs'
import { created, noContent, ok, type Serve } from '../../http/serve.ts'
import type { SavedJobs } from './service.ts'

export function routeSavedJobs(serve: Serve, savedJobs: SavedJobs) {
  serve(listSavedJobs, async ({ user }) => {
    const results = await savedJobs.list(user.id)
    return ok({ count: results.length, results })
  })
  serve(saveJob, async ({ user, body }) => {
    const { item, alreadySaved } = await savedJobs.save(user.id, body.job_id)
    return alreadySaved ? ok({ ...item, detail: savedJobsTexts.alreadySaved }) : created(item)
  })
  serve(removeSavedJob, async ({ user, params }) => {
    await savedJobs.remove(user.id, params.id)
    return noContent()
  })
  serve(checkSavedJobsLimit, async ({ user }) => ok(await savedJobs.limit(user.id)))
}
