import type { signedInSchema } from '@hanap/contract/accounts/accounts'
import { getUser } from '@hanap/contract/accounts/users'
import { TRIAL_DAYS } from '@hanap/contract/payments/plans'
import { pages } from '@hanap/contract/site/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { callEndpoint } from '../../../api/client.ts'
import { session } from '../../../api/session/browser-session.ts'
import { profileQuery } from '../../../api/standing.ts'
import { readOwnPath } from '../../../page/paths.ts'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { landingWith } from '../login/landing.ts'
import { useDelayedGo } from '../login/use-go-on.ts'
import { accountMessages } from '../messages.ts'
import { useTellNoTrial } from './use-tell-no-trial.ts'

/** Time to read the success message. */
const WELCOME_DELAY_MS = 1_500

/**
 * Goes on to the answer's redirect_url or the profile.
 * @param next path of this site they wanted before
 */
export function useSignedUp(next?: string) {
  const m = accountMessages
  const queries = useQueryClient()
  const toasts = useToasts()
  const tellNoTrial = useTellNoTrial()
  const [going, setGoing] = useState<{ path: string; delayMs: number } | null>(null)
  useDelayedGo(going)

  async function welcome(answer: z.output<typeof signedInSchema>): Promise<void> {
    session.signIn(answer.token, answer.user ?? null)
    if (answer.user?.is_trial_active === false) tellNoTrial()
    else toasts.success(m.welcome, m.welcomeText(TRIAL_DAYS))
    await callEndpoint(getUser).then(
      (user) => {
        session.setUser(user)
        queries.setQueryData(profileQuery.queryKey, user)
      },
      // The account exists; the next page asks again.
      () => {},
    )
    const landing = readOwnPath(answer.redirect_url) ?? pages.onboarding.path
    setGoing({ path: landingWith(landing, next), delayMs: WELCOME_DELAY_MS })
  }

  return { welcome, isLeaving: going !== null }
}
