import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Page } from '../../../page/page.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Progress } from '../../../ui/signs/progress.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { useDelayedGo } from '../login/use-go-on.ts'
import { enter, land, type Outcome, stay } from './land.ts'
import { socialSignInMessages } from './messages.ts'
import { SignInFailed } from './sign-in-failed.tsx'
import { WhichAccount } from './which-account.tsx'

/** Time to read the success message. */
const GO_ON_MS = 1_500

/** Ends a sign-in made elsewhere; the router has already removed the token from the address. */
export function LoginSuccessPage() {
  const m = socialSignInMessages
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
  if (outcome.kind === 'choice') {
    return (
      <WhichAccount
        present={outcome.present.email}
        other={outcome.user.email}
        onStay={() => void stay(queries).then(setOutcome)}
        onGoOn={() => setOutcome(enter(queries, outcome))}
      />
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
