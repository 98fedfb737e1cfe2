import { accountDeletionTexts, deleteAccount } from '@hanap/contract/accounts/account-deletion'
import { useState } from 'react'
import { callEndpoint } from '../../../../api/client.ts'
import { ApiProblem, isApiProblem, isRefusedFor } from '../../../../api/problems/problems.ts'
import { serverWords } from '../../../../api/problems/server-words.ts'
import { session } from '../../../../api/session/browser-session.ts'
import { forgetSeeker } from '../../../../api/session/forget-seeker.ts'
import { translate } from '../../../../i18n/translate.ts'
import { forgetKept } from '../../../../seeker/kept/forget-kept.ts'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { changeMessages } from '../change-messages.ts'
import { leavesOpen } from './leaves-open.ts'

/** Time to read that the account is gone. */
const READING_MS = 2_000
/** Time to read, beside the login, that it may be gone. */
const MAY_BE_READING_MS = 12_000

/** @param given.mayBeDone an earlier try got no answer: 'not logged in' then means that the account may be gone */
export function useDeleteAccount(given: { mayBeDone: boolean; onUnanswered: () => void }) {
  const m = changeMessages
  const toasts = useToasts()
  const [password, setPassword] = useState('')
  const [isDeleting, setDeleting] = useState(false)
  const [problem, setProblem] = useState('')
  const [farewell, setFarewell] = useState('')

  async function submit() {
    if (isDeleting || farewell) return
    if (password === '') {
      setProblem(accountDeletionTexts.passwordRequired)
      return
    }
    setProblem('')
    setDeleting(true)
    try {
      const { message } = await callEndpoint(deleteAccount, { body: { password } })
      const text = translate(message || accountDeletionTexts.deleted)
      setPassword('')
      setFarewell(text)
      toasts.success(text)
      // Clears stored data at once, the screen a moment later.
      session.clear(READING_MS)
      forgetSeeker()
      void forgetKept().catch(() => null)
    } catch (failure) {
      const isAfterAll = given.mayBeDone && isSignedOut(failure)
      const text = isAfterAll ? m.mayBeDeleted : deletionFailureText(failure, m)
      setProblem(text)
      if (leavesOpen(failure)) given.onUnanswered()
      // The next call may replace the dialog with the login, so a toast says it too.
      if (isAfterAll || leavesOpen(failure))
        toasts.info(m.mayBeDeleted, m.mayBeDeletedText, { duration: MAY_BE_READING_MS })
      else if (isApiProblem(failure, 'unauthenticated')) toasts.error(text)
    } finally {
      setDeleting(false)
    }
  }

  return {
    password,
    isDeleting,
    problem,
    farewell,
    submit,
    write(text: string) {
      setPassword(text)
      setProblem('')
    },
  }
}

/** A refusal with its own words is about something else. */
function isSignedOut(failure: unknown): boolean {
  if (isApiProblem(failure, 'unauthenticated')) return true
  return isRefusedFor(failure, 'unauthenticated') && !failure.body.error
}

/** The server's own words, except for crashes. */
function deletionFailureText(failure: unknown, m: typeof changeMessages): string {
  if (!(failure instanceof ApiProblem)) return m.deleteFailed
  if (isSignedOut(failure)) return m.notLoggedIn
  const words = serverWords(failure)
  if (words) return words
  if (isRefusedFor(failure, 'invalid')) return m.wrongPassword
  return m.deleteFailed
}
