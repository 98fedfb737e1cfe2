import { useNavigate } from '@tanstack/react-router'
import { isRefusedFor } from '../../../api/problems/problems.ts'
import { session } from '../../../api/session/browser-session.ts'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { readFailure } from '../read-failure.ts'
import { onboardingMessages } from './messages.ts'

/** What is done and said when a save is refused or lost. @param onLeave called before the login opens */
export function useFailures(step: number, onLeave: () => void) {
  const m = onboardingMessages
  const toasts = useToasts()
  const navigate = useNavigate()

  /** Whoever is not signed in, or not any more, does that first and comes back to this step. */
  function logInFirst() {
    onLeave()
    toasts.info(m.logInFirst, m.logInFirstText)
    // A session that has just ended leads to the login by itself; until it is gone the login sends one back.
    if (session.read().token !== null) return
    void navigate({ to: '/login', search: { next: `/onboarding?step=${step}` } })
  }

  return {
    logInFirst,
    /** Says what went wrong. @returns the server's texts by its own names of the fields */
    say(problem: unknown, title?: string): Readonly<Record<string, string>> {
      if (isNotSignedIn(problem)) {
        logInFirst()
        return {}
      }
      const { texts, lines, isSilence } = readFailure(problem)
      toasts.error(title ?? m.saveFailed, lines || (isSilence ? m.noConnection : undefined))
      return texts
    },
  }
}

/** Whether a call was refused because nobody is signed in. */
export const isNotSignedIn = (problem: unknown) =>
  isRefusedFor(problem, 'unauthenticated') &&
  (session.read().token === null || problem.code === 'unauthenticated')
