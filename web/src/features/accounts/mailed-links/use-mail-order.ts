import type { requestPasswordReset, resendVerification } from '@hanap/contract/accounts/account-links'
import { useState } from 'react'
import { callEndpoint } from '../../../api/client.ts'
import { isApiProblem, problemText } from '../../../api/problems/problems.ts'
import { translate } from '../../../i18n/translate.ts'
import { accountMessages } from '../messages.ts'
import { useWait } from './use-wait.ts'

export type MailOrder = typeof resendVerification | typeof requestPasswordReset
/** Null before the first request. */
export type OrderAnswer = { kind: 'success' | 'error'; text: string } | null

/** Time for a mail to arrive before the next request. */
const PAUSE_SECONDS = 60

/** Shows the server's neutral words, then pauses after each request or rate limit. */
export function useMailOrder(order: MailOrder) {
  const m = accountMessages
  const [answer, setAnswer] = useState<OrderAnswer>(null)
  const [isBusy, setBusy] = useState(false)
  const { secondsLeft, begin } = useWait()

  /** @returns false if refused; true does not mean that the account exists */
  async function send(email: string): Promise<boolean> {
    if (isBusy || secondsLeft > 0) return false
    setBusy(true)
    try {
      const { message } = await callEndpoint(order, { body: { email } })
      setAnswer({ kind: 'success', text: translate(message) })
      begin(PAUSE_SECONDS)
      return true
    } catch (problem) {
      setAnswer({ kind: 'error', text: problemText(problem, { fallback: m.other, network: m.network }) })
      if (isApiProblem(problem, 'too-many')) begin(problem.body.retry_after ?? PAUSE_SECONDS)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { send, answer, isBusy, secondsLeft }
}
