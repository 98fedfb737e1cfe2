import {
  addApplication,
  addInterview,
  exportApplications,
  removeApplication,
  removeInterview,
  updateApplication,
  updateInterview,
} from '@hanap/contract/applications/application-tracking'
import {
  apply,
  DEFAULT_APPLY_POINTS,
  listApplications,
  lookAtBoard,
  readApplication,
  updateApplicationStatus,
} from '@hanap/contract/applications/applications'
import { syncBoard } from '@hanap/contract/applications/integrations'
import * as applicationSays from '@hanap/contract/says/applications'
import { created, noContent, ok, type Serve } from '../../http/serve.ts'
import type { Integrations } from '../integrations/service.ts'
import type { BoardSync } from './board-sync/service.ts'
import type { LookAtBoard } from './form-preview/service.ts'
import type { Applications } from './service.ts'
import type { Tracker } from './tracker/service.ts'

const SUBMITTED = applicationSays.submitted
const ALREADY_THERE = 'Online Jobs Portal already had your application. You can now track it here.'

export function routeApplications(serve: Serve, applications: Applications) {
  serve(apply, async ({ user, body, expect }) => {
    const { application, outcome } = await applications.apply(user.id, {
      jobId: body.job_post_id,
      coverLetterId: body.cover_letter_id,
      points: body.points ?? DEFAULT_APPLY_POINTS,
      said: body.asked ?? [],
      expectLetter: expect,
    })
    const message = outcome.already_there ? ALREADY_THERE : SUBMITTED
    return ok({ message, application, outcome })
  })
  serve(listApplications, async ({ user }) => {
    const results = await applications.list(user.id)
    return ok({ count: results.length, results })
  })
  serve(readApplication, async ({ user, params }) => ok(await applications.read(user.id, params.id)))
  serve(exportApplications, async ({ user }) => ok(await applications.exportFile(user.id)))
}

export function routeTracking(serve: Serve, tracker: Tracker) {
  serve(updateApplicationStatus, async ({ user, params, body, expect }) =>
    ok(await tracker.updateStatus({ userId: user.id, id: params.id, expect }, body)),
  )
  serve(
    addApplication,
    async ({ user, body, facts }) => created(await tracker.add(user.id, body, facts.callerKey)),
    { onRepeated: ({ userId, key }, isSame) => tracker.checkRepeated(userId, key, isSame) },
  )
  serve(updateApplication, async ({ user, params, body, expect }) =>
    ok(await tracker.update({ userId: user.id, id: params.id, expect }, body)),
  )
  serve(removeApplication, async ({ user, params }) => {
    await tracker.remove(user.id, params.id)
    return noContent()
  })
  serve(addInterview, async ({ user, params, body, expect }) =>
    created(await tracker.interviews.add({ userId: user.id, id: params.id, expect }, body)),
  )
  serve(updateInterview, async ({ user, params, body, expect }) =>
    ok(
      await tracker.interviews.update({ userId: user.id, id: params.id, expect }, params.interview_id, body),
    ),
  )
  serve(removeInterview, async ({ user, params, expect }) =>
    ok(await tracker.interviews.remove({ userId: user.id, id: params.id, expect }, params.interview_id)),
  )
}

export function routeBoardWord(
  serve: Serve,
  { look, sync, integrations }: { look: LookAtBoard; sync: BoardSync; integrations: Integrations },
) {
  serve(lookAtBoard, async ({ user, body }) => {
    const { points, alreadyApplied } = await look(user.id, body.job_post_id)
    return ok({ apply_points: points, already_applied: alreadyApplied })
  })
  serve(syncBoard, async ({ user }) => {
    const changed = await sync.syncNow(user.id)
    return ok({ changed, settings: await integrations.settings(user.id) })
  })
}
