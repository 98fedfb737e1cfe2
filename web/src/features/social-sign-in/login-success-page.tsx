import { getUser } from '@hanap/contract/users'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { session } from '../../api/browser-session.ts'
import { callEndpoint } from '../../api/client.ts'
import { isApiProblem } from '../../api/problems.ts'
import { profileQuery } from '../../api/standing.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Page } from '../../shell/page.tsx'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Progress } from '../../ui/progress.tsx'
import { landingOf, landingOfVisitor } from '../accounts/landing.ts'
import { useDelayedGo } from '../accounts/use-go-on.ts'
import { forgetLandingToken, readLandingToken } from './landing-token.ts'
import { socialSignInMessages } from './messages.ts'
import { SignInFailed } from './sign-in-failed.tsx'

/** Milliseconds for which the good news stands before the page goes on: time to read it. */
const GO_ON_MS = 1_500

type Outcome = { kind: 'signed-in'; path: string } | { kind: 'no-token' | 'expired' | 'unreadable' }

/** Where a sign-in that ended elsewhere lands, with its token in the address; the router has taken it out already. */
export function LoginSuccessPage() {
  const m = useMessages(socialSignInMessages)
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    let isHere = true
    void land(queries).then((known) => {
      if (isHere) setOutcome(known)
    })
    return () => {
      isHere = false
    }
  }, [queries])

  const path = outcome?.kind === 'signed-in' ? outcome.path : null
  useDelayedGo(useMemo(() => (path === null ? null : { path, delayMs: GO_ON_MS }), [path]))

  if (outcome === null || outcome.kind === 'signed-in') {
    return (
      <Page title={m.landingTitle} width="text">
        <div role="status">
          {outcome ? <Alert kind="success">{m.callbackDone}</Alert> : <Progress label={m.landingLead} />}
        </div>
      </Page>
    )
  }
  const isEmpty = outcome.kind === 'no-token'
  return (
    <SignInFailed
      title={isEmpty ? m.noTokenTitle : m.errorTitle}
      text={isEmpty ? m.noToken : outcome.kind === 'expired' ? m.expired : m.unreadable}
    >
      <ButtonLink to="/login" look="primary">
        {m.toLogin}
      </ButtonLink>
    </SignInFailed>
  )
}

/** Signs in with the token once it has proved good: one that is not must not end a session that is. */
async function land(queries: QueryClient): Promise<Outcome> {
  const token = readLandingToken()
  if (!token) {
    // The page was loaded again after it had done its work.
    const path = session.read().token === null ? null : await landingOfVisitor(queries)
    return path === null ? { kind: 'no-token' } : { kind: 'signed-in', path }
  }
  try {
    const user = await callEndpoint(getUser, { headers: { authorization: `Token ${token}` } })
    forgetLandingToken()
    session.signIn(token, user)
    queries.setQueryData(profileQuery.queryKey, user)
    return { kind: 'signed-in', path: landingOf(user) }
  } catch (problem) {
    return { kind: isApiProblem(problem) && problem.status === 401 ? 'expired' : 'unreadable' }
  }
}
