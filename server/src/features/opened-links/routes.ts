import { accountLinkTexts, confirmPasswordReset, verifyEmail } from '@hanap/contract/accounts/account-links'
import { ok, type Serve } from '../../http/serve.ts'
import type { OpenedLinks } from './service.ts'

export function routeOpenedLinks(serve: Serve, openedLinks: OpenedLinks) {
  serve(verifyEmail, async ({ body, facts }) => ok(await openedLinks.confirmEmail(body.token, facts)))
  serve(confirmPasswordReset, async ({ body, facts }) => {
    await openedLinks.resetPassword(body.token, body.password, facts)
    return ok({ message: accountLinkTexts.passwordSet })
  })
}
