import {
  connectBoard,
  disconnectBoard,
  getIntegrationSettings,
  listIntegrationUses,
  updateIntegrationSettings,
} from '@hanap/contract/applications/integrations'
import { noContent, ok, type Serve } from '../../http/serve.ts'
import type { Integrations } from './service.ts'

export function routeIntegrations(serve: Serve, integrations: Integrations) {
  serve(getIntegrationSettings, async ({ user }) => ok(await integrations.settings(user.id)))
  serve(listIntegrationUses, async ({ user, query }) =>
    ok(await integrations.uses(user.id, Number(query.page ?? 1))),
  )
  serve(updateIntegrationSettings, async ({ user, body }) =>
    ok(await integrations.setSync(user.id, body.olj_sync_applications, body.integration_id)),
  )
  serve(connectBoard, async ({ user, body }) =>
    ok(await integrations.connect(user, { email: body.olj_email, password: body.olj_password })),
  )
  serve(disconnectBoard, async ({ user, params }) => {
    await integrations.disconnect(user.id, params.id)
    return noContent()
  })
}
