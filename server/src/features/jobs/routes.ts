import { countFilters } from '@hanap/contract/jobs/filter-counts'
import { getJob } from '@hanap/contract/jobs/job-details'
import { listJobs, listPopularTags, listSimilarJobs, searchJobs } from '@hanap/contract/jobs/jobs'
import { suggestSearches } from '@hanap/contract/jobs/suggestions'
import { ok, type Serve } from '../../http/serve.ts'
import type { Jobs } from './service.ts'

export function routeJobs(serve: Serve, jobs: Jobs) {
  const asked = { listAsked: jobs.listAsked }
  serve(searchJobs, async ({ user, query }) => ok(await jobs.search(user, query)), asked)
  serve(listJobs, async ({ user, query }) => ok(await jobs.list(user, query)), asked)
  serve(countFilters, async ({ user, query }) => ok(await jobs.countFilters(user.id, query)))
  serve(suggestSearches, async ({ user, query }) => {
    const results = await jobs.suggest(user.id, query.text)
    return ok({ count: results.length, results })
  })
  serve(getJob, async ({ user, params }) => ok(await jobs.get(user.id, params.id)))
  serve(listSimilarJobs, async ({ user, params }) => {
    const results = await jobs.similar(user.id, params.id)
    return ok({ count: results.length, results })
  })
  serve(listPopularTags, async () => {
    const results = await jobs.popularTags()
    return ok({ count: results.length, results })
  })
}
