import { accountLinkTexts, verifyEmail } from '@hanap/contract/accounts/account-links'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callEndpoint } from '../../../api/client.ts'
import { isApiProblem, isRefusedFor, problemText } from '../../../api/problems/problems.ts'
import { standingKey } from '../../../api/query-keys.ts'
import { session } from '../../../api/session/browser-session.ts'
import { translate } from '../../../i18n/translate.ts'
import { accountMessages } from '../messages.ts'
import { useSignedUp } from '../sign-up/use-signed-up.ts'

type Confirmation =
  | { state: 'waiting' }
  | { state: 'welcomed' }
  | { state: 'confirmed'; text: string }
  /** `isFinal`: trying the same link again cannot help. */
  | { state: 'failed'; text: string; isFinal: boolean }

/** Confirms the address once and logs a new seeker in. A seeker already logged in here stays so. */
export function useEmailConfirmation(token: string | null) {
  const m = accountMessages
  const queries = useQueryClient()
  const { welcome } = useSignedUp()
  const [confirmation, setConfirmation] = useState<Confirmation>(
    token === null ? { state: 'failed', text: m.noLink, isFinal: true } : { state: 'waiting' },
  )

  async function confirm(given: string): Promise<void> {
    setConfirmation({ state: 'waiting' })
    try {
      const answer = await callEndpoint(verifyEmail, { body: { token: given } })
      if (answer.purpose !== 'sign-up') {
        setConfirmation({ state: 'confirmed', text: translate(answer.message) })
        await queries.invalidateQueries({ queryKey: standingKey })
      } else if (session.read().token === null) {
        setConfirmation({ state: 'welcomed' })
        await welcome(answer)
      } else {
        setConfirmation({ state: 'confirmed', text: m.emailConfirmed })
      }
    } catch (problem) {
      const text = problemText(problem, { fallback: m.other, network: m.network })
      const isFinal = isRefusedFor(problem, 'link-invalid', 'invalid', 'conflict', 'not-found')
      setConfirmation({ state: 'failed', text: isFinal ? refusalText(problem, text) : text, isFinal })
    }
  }

  // A link works once, and an effect may run twice.
  const begun = useRef(false)
  const begin = useEffectEvent(() => {
    if (begun.current || token === null) return
    begun.current = true
    void confirm(token)
  })
  useEffect(() => begin(), [])

  return { confirmation, retry: () => token !== null && void confirm(token) }
}

/** A malformed token reads as an invalid link. */
const refusalText = (problem: unknown, text: string) =>
  isApiProblem(problem, 'invalid') ? translate(accountLinkTexts.linkInvalid) : text
