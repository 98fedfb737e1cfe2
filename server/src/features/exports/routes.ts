import {
  confirmDataExport,
  exportTexts,
  fetchDataExport,
  readDataExport,
  requestDataExport,
} from '@hanap/contract/notices/exports'
import { noContent, ok, type Serve } from '../../http/serve.ts'
import type { Exports } from './service.ts'

export function routeExports(serve: Serve, exports: Exports) {
  serve(requestDataExport, async ({ user }) => {
    await exports.request(user.id)
    return { status: 202 as const, body: { message: exportTexts.asked } }
  })
  serve(readDataExport, async ({ user }) => ok({ export: await exports.read(user.id) }))
  serve(fetchDataExport, async ({ user, body }) => ok(await exports.fetch(user.id, body.token)))
  serve(confirmDataExport, async ({ user, body }) => {
    await exports.confirm(user.id, body.token)
    return noContent()
  })
}
