import {
  accountLinkTexts,
  confirmPasswordReset,
  requestPasswordReset,
  resendVerification,
  verifyEmail,
} from '@hanap/contract/account-links'
import { ok, type Serve } from '../../http/serve.ts'
import type { LinkOpening } from './opening.ts'
import type { AccountLinks } from './service.ts'

/** Asking for links by mail, and opening them. */
export function routeAccountLinks(serve: Serve, accountLinks: AccountLinks, opening: LinkOpening) {
  serve(resendVerification, async ({ body, facts }) => {
    await accountLinks.ask('verify-email', body.email, facts.address)
    return ok({ message: accountLinkTexts.resendAsked })
  })
  serve(requestPasswordReset, async ({ body, facts }) => {
    await accountLinks.ask('reset-password', body.email, facts.address)
    return ok({ message: accountLinkTexts.resetAsked })
  })
  serve(verifyEmail, async ({ body, facts }) => ok(await opening.confirmEmail(body.token, facts)))
  serve(confirmPasswordReset, async ({ body, facts }) => {
    await opening.resetPassword(body.token, body.password, facts)
    return ok({ message: accountLinkTexts.passwordSet })
  })
}
