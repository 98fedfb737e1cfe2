import {
  getPrivacySettings,
  getWithheld,
  previewEmployerView,
  privacyTexts,
  updatePrivacySettings,
} from '@hanap/contract/profile/privacy'
import { ok, type Serve } from '../../http/serve.ts'
import type { Privacy } from './service.ts'

export function routePrivacy(serve: Serve, privacy: Privacy) {
  serve(getPrivacySettings, async ({ user }) => ok(await privacy.settings(user.id)))
  serve(updatePrivacySettings, async ({ user, body, expect }) =>
    ok({ ...(await privacy.update(user.id, body, expect)), message: privacyTexts.updated }),
  )
  serve(previewEmployerView, async ({ user }) => ok({ views: await privacy.views(user.id) }))
  serve(getWithheld, async ({ user, query: { resume_id } }) =>
    ok(await (resume_id ? privacy.withheldWith(user.id, Number(resume_id)) : privacy.withheld(user.id))),
  )
}
