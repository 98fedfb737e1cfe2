import { register } from '@hanap/contract/accounts/accounts'
import { pages } from '@hanap/contract/site/pages'
import type { GivenBody } from '@hanap/contract/wire/endpoint'
import { useState } from 'react'
import { callEndpoint } from '../../../api/client.ts'
import { verifyEmailPath, withNext } from '../../../page/paths.ts'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { useDelayedGo } from '../login/use-go-on.ts'
import { accountMessages } from '../messages.ts'
import { leavesOpen } from '../settings/leaving/leaves-open.ts'
import { forgetKeptSignUp, keepForSignUpAgain } from './kept-sign-up.ts'
import { nextSignUpKeys, refusedSignUp } from './sign-up-keys.ts'
import { useSignedUp } from './use-signed-up.ts'

/** Time to read the success message. */
const VERIFY_DELAY_MS = 2_000
const LOGIN_DELAY_MS = 1_500

/**
 * Goes on to the profile, to the notice about the confirmation mail, or to the login.
 * @param next path of this site the visitor wanted
 * @returns `signUp`, which throws if refused, and whether the page is about to be left
 */
export function useRegister(next: string | undefined) {
  const m = accountMessages
  const toasts = useToasts()
  const { welcome, isLeaving } = useSignedUp(next)
  const [going, setGoing] = useState<{ path: string; delayMs: number } | null>(null)
  useDelayedGo(going)

  async function signUp(account: GivenBody<typeof register>): Promise<void> {
    const sign_up_keys = nextSignUpKeys()
    const answer = await callEndpoint(register, { body: { ...account, sign_up_keys } }).catch(
      (problem: unknown) => {
        if (!leavesOpen(problem)) refusedSignUp(sign_up_keys)
        throw problem
      },
    )
    // The form may be unmounted by now.
    if ('message' in answer && answer.message === 'verification_required') {
      keepForSignUpAgain(account, sign_up_keys)
      toasts.success(m.checkInbox, m.checkInboxText(account.email))
      setGoing({ path: withNext(verifyEmailPath(account.email), next), delayMs: VERIFY_DELAY_MS })
      return
    }
    forgetKeptSignUp()
    // A server may also answer without a token, though the contract's types do not say so.
    if (!('token' in answer) || !answer.token) {
      toasts.success(m.accountReady, m.accountReadyText)
      setGoing({ path: withNext(`${pages.login.path}?registered=success`, next), delayMs: LOGIN_DELAY_MS })
      return
    }
    await welcome(answer)
  }

  return { signUp, isLeaving: isLeaving || going !== null }
}
