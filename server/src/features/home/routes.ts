import { readMemberHome } from '@hanap/contract/site/member-home'
import { ok, type Serve } from '../../http/serve.ts'
import type { Home } from './service.ts'

export function routeHome(serve: Serve, home: Home) {
  serve(readMemberHome, async ({ user, query }) => {
    const letters = query.letters?.split(',').map(Number) ?? []
    return ok(await home.read(user.id, letters))
  })
}
