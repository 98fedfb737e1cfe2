import { hideJob, listHiddenJobs, showJob } from '@hanap/contract/hidden-jobs'
import { noContent, ok, type Serve } from '../../http/serve.ts'
import type { Jobs } from '../jobs/service.ts'
import type { HiddenJobs } from './service.ts'

export function routeHiddenJobs(serve: Serve, hiddenJobs: HiddenJobs, jobs: Jobs) {
  serve(listHiddenJobs, async ({ user }) => {
    const results = await hiddenJobs.list(user.id, jobs.describe)
    return ok({ count: results.length, results })
  })
  serve(hideJob, async ({ user, params }) => {
    await hiddenJobs.hide(user.id, params.id)
    return noContent()
  })
  serve(showJob, async ({ user, params }) => {
    await hiddenJobs.show(user.id, params.id)
    return noContent()
  })
}
