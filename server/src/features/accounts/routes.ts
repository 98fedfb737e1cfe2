import { login, logout, register } from '@hanap/contract/accounts'
import { getOwnProfile, getUser } from '@hanap/contract/users'
import { created, ok, type Serve } from '../../http/serve.ts'
import type { Sessions } from '../sessions/service.ts'
import type { Accounts } from './service.ts'

export function routeAccounts(serve: Serve, accounts: Accounts, sessions: Sessions) {
  serve(register, async ({ body, facts }) => {
    const { confirm_password: _, ...account } = body
    return created(await accounts.register(account, facts))
  })
  serve(login, async ({ body, facts }) => ok(await accounts.login(body, facts)))
  serve(logout, async ({ user }) => {
    await sessions.end(user.sessionId)
    return ok({ message: 'You are logged out.' })
  })
  serve(getOwnProfile, async ({ user }) => ok(await accounts.user(user.id)))
  serve(getUser, async ({ user }) => ok(await accounts.user(user.id)))
}
