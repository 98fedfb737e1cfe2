import { endOtherSessions, endSession, listSessions } from '@hanap/contract/accounts/sessions'
import { noContent, ok, type Serve } from '../../http/serve.ts'
import type { Sessions } from './service.ts'

export function routeSessions(serve: Serve, sessions: Sessions) {
  serve(listSessions, async ({ user }) => {
    const results = await sessions.list(user)
    return ok({ count: results.length, results })
  })
  serve(endSession, async ({ user, params }) => {
    await sessions.endOne(user, params.id)
    return noContent()
  })
  serve(endOtherSessions, async ({ user }) => ok({ ended: await sessions.endOthers(user) }))
}
