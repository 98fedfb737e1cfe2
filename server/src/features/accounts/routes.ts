import { accountChangeTexts, changePassword, updateUser } from '@hanap/contract/accounts/account-changes'
import { accountDeletionTexts, deleteAccount } from '@hanap/contract/accounts/account-deletion'
import { login, register } from '@hanap/contract/accounts/accounts'
import { logout, logoutLater } from '@hanap/contract/accounts/logout'
import { getOwnProfile, getUser } from '@hanap/contract/accounts/users'
import * as accountSays from '@hanap/contract/says/accounts'
import { created, ok, type Serve } from '../../http/serve.ts'
import type { Sessions } from '../sessions/service.ts'
import type { AccountChanges } from './changes/service.ts'
import type { AccountDeletion } from './deletion/service.ts'
import type { Accounts } from './service.ts'

const LOGGED_OUT = accountSays.loggedOut

/** A new login ends the browser's former session, so no earlier user stays logged in. */
export function routeAccounts(serve: Serve, accounts: Accounts, changes: AccountChanges, sessions: Sessions) {
  serve(register, async ({ body, facts }) => {
    const { confirm_password: _, ...account } = body
    const answer = await accounts.register(account, facts)
    await sessions.leave(facts.token)
    return created(answer)
  })
  serve(login, async ({ body, facts }) => {
    const answer = await accounts.login(body, facts)
    await sessions.leave(facts.token)
    return ok(answer)
  })
  serve(logout, async ({ user }) => {
    await sessions.end(user.sessionId)
    return ok({ message: LOGGED_OUT })
  })
  serve(logoutLater, async ({ body }) => {
    await sessions.leaveByHash(Buffer.from(body.token_hash, 'hex'))
    return ok({ message: LOGGED_OUT })
  })
  serve(getOwnProfile, async ({ user }) => ok(await accounts.user(user.id)))
  serve(getUser, async ({ user }) => ok(await accounts.user(user.id)))
  serve(updateUser, async ({ user, body, expect }) => ok(await changes.update(user, body, expect)))
  serve(changePassword, async ({ user, body, facts }) => {
    await changes.changePassword(user.id, body, facts.address)
    return ok({ message: accountChangeTexts.passwordChanged, logout_required: true as const })
  })
}

export function routeAccountDeletion(serve: Serve, deletion: AccountDeletion) {
  serve(deleteAccount, async ({ user, body, facts }) => {
    await deletion.remove(user.id, body.password, facts.address)
    return ok({ message: accountDeletionTexts.deleted })
  })
}
