import { jobReportTexts, reportJob } from '@hanap/contract/jobs/job-reports'
import { created, ok, type Serve } from '../../http/serve.ts'
import type { JobReports } from './service.ts'

export function routeJobReports(serve: Serve, jobReports: JobReports) {
  serve(reportJob, async ({ user, params, body }) => {
    const { isFirst } = await jobReports.report(user.id, params.id, body)
    const thanks = { detail: jobReportTexts.thanks }
    return isFirst ? created(thanks) : ok(thanks)
  })
}
