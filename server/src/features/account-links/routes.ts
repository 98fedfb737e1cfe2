import {
  accountLinkTexts,
  requestPasswordReset,
  resendVerification,
} from '@hanap/contract/accounts/account-links'
import { ok, type Serve } from '../../http/serve.ts'
import type { AccountLinks } from './service.ts'

export function routeAccountLinks(serve: Serve, accountLinks: AccountLinks) {
  serve(resendVerification, async ({ body, facts }) => {
    await accountLinks.ask('verify-email', body.email, facts.address)
    return ok({ message: accountLinkTexts.resendAsked })
  })
  serve(requestPasswordReset, async ({ body, facts }) => {
    await accountLinks.ask('reset-password', body.email, facts.address)
    return ok({ message: accountLinkTexts.resetAsked })
  })
}
