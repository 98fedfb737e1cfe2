import { useNavigate } from '@tanstack/react-router'
import { isRefusedFor } from '../../../api/problems/problems.ts'
import { session } from '../../../api/session/browser-session.ts'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { readFailure } from '../read-failure.ts'
import { onboardingMessages } from './messages.ts'

/** @param onLeave called before the login opens */
export function useFailures(step: number, onLeave: () => void) {
  const m = onboardingMessages
  const toasts = useToasts()
  const navigate = useNavigate()

  /** The login returns to this step afterwards. */
  function logInFirst() {
    onLeave()
    toasts.info(m.logInFirst, m.logInFirstText)
    // An ended session opens the login itself; until its token is gone, the login redirects back.
    if (session.read().token !== null) return
    void navigate({ to: '/login', search: { next: `/onboarding?step=${step}` } })
  }

  return {
    logInFirst,
    /** Shows the failure. @returns the server's texts by its own field names */
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

export const isNotSignedIn = (problem: unknown) =>
  isRefusedFor(problem, 'unauthenticated') &&
  (session.read().token === null || problem.code === 'unauthenticated')
