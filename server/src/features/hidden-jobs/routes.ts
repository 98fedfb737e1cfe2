import { hideJob, listHiddenJobs, showJob } from '@hanap/contract/jobs/hidden-jobs'
import { noContent, ok, type Serve } from '../../http/serve.ts'
import type { Describe, HiddenJobs } from './service.ts'

export function routeHiddenJobs(serve: Serve, hiddenJobs: HiddenJobs, describe: Describe) {
  serve(listHiddenJobs, async ({ user }) => {
    const results = await hiddenJobs.list(user.id, describe)
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
