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

/** Milliseconds for which the good news stands before the page goes on: time to read it. */
const VERIFY_DELAY_MS = 2_000
const LOGIN_DELAY_MS = 1_500

/**
 * Creates the account, says so, and goes on after a moment: to the profile with a token, to the inbox notice if the
 * address must be confirmed, otherwise to the login.
 * @param next the own page the seeker wanted
 * @returns `signUp`, which throws the refusal, and whether the page is about to be left
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
    // What was written is forgotten here, since the form may be gone by now.
    if ('message' in answer && answer.message === 'verification_required') {
      keepForSignUpAgain(account, sign_up_keys)
      toasts.success(m.checkInbox, m.checkInboxText(account.email))
      setGoing({ path: withNext(verifyEmailPath(account.email), next), delayMs: VERIFY_DELAY_MS })
      return
    }
    forgetKeptSignUp()
    // A server may also answer without a token, which the contract's types do not promise: then the login comes next.
    if (!('token' in answer) || !answer.token) {
      toasts.success(m.accountReady, m.accountReadyText)
      setGoing({ path: withNext(`${pages.login.path}?registered=success`, next), delayMs: LOGIN_DELAY_MS })
      return
    }
    await welcome(answer)
  }

  return { signUp, isLeaving: isLeaving || going !== null }
}
