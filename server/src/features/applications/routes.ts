import {
  apply,
  DEFAULT_APPLY_POINTS,
  listApplications,
  readApplication,
  updateApplicationStatus,
} from '@hanap/contract/applications'
import { ok, type Serve } from '../../http/serve.ts'
import type { Applications } from './service.ts'

const SUBMITTED = 'Application submitted successfully.'
const ALREADY_THERE =
  'The board already had your application for this job. You can track it here from now on.'

export function routeApplications(serve: Serve, applications: Applications) {
  serve(apply, async ({ user, body }) => {
    const { job_post_id: jobId, cover_letter_id: coverLetterId, points = DEFAULT_APPLY_POINTS } = body
    const { application, alreadyThere } = await applications.apply(user.id, { jobId, coverLetterId, points })
    return ok({ message: alreadyThere ? ALREADY_THERE : SUBMITTED, application })
  })
  serve(listApplications, async ({ user }) => {
    const results = await applications.list(user.id)
    return ok({ count: results.length, results })
  })
  serve(readApplication, async ({ user, params }) => ok(await applications.read(user.id, params.id)))
  serve(updateApplicationStatus, async ({ user, params, body }) =>
    ok(await applications.updateStatus(user.id, params.id, body)),
  )
}
