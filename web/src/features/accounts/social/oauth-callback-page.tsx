import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Page } from '../../../page/page.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Progress } from '../../../ui/signs/progress.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { useDelayedGo } from '../login/use-go-on.ts'
import { useTellNoTrial } from '../sign-up/use-tell-no-trial.ts'
import { finishSignInOnce, type Outcome } from './finish-sign-in.ts'
import { socialSignInMessages } from './messages.ts'
import { SignInFailed } from './sign-in-failed.tsx'
import { useSocialStart } from './use-social-start.ts'

const route = getRouteApi('/oauth-callback')

/** Time to read the success message. */
const GO_ON_MS = 1_000

export function OauthCallbackPage() {
  const m = socialSignInMessages
  const queries = useQueryClient()
  const returned = route.useSearch()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const tellNoTrial = useTellNoTrial()

  const show = useEffectEvent((known: Outcome) => {
    setOutcome(known)
    if (known.kind === 'signed-in' && known.lacksTrial) tellNoTrial()
  })
  useEffect(() => {
    let isHere = true
    void finishSignInOnce(returned, queries).then((known) => {
      if (isHere) show(known)
    })
    return () => {
      isHere = false
    }
  }, [returned, queries])

  const path = outcome?.kind === 'signed-in' ? outcome.path : null
  useDelayedGo(useMemo(() => (path === null ? null : { path, delayMs: GO_ON_MS }), [path]))

  if (outcome?.kind === 'failed') return <Failed outcome={outcome} />
  return (
    <Page title={m.callbackTitle} width="text">
      <div role="status">
        {outcome ? <Alert kind="success">{m.callbackDone}</Alert> : <Progress label={m.callbackLead} />}
      </div>
    </Page>
  )
}

function Failed({ outcome }: { outcome: Extract<Outcome, { kind: 'failed' }> }) {
  const m = socialSignInMessages
  const { text, isDenied, next } = outcome
  const navigate = useNavigate()
  const { start, isLeaving, hasFailed } = useSocialStart(next)
  return (
    <SignInFailed
      title={m.failedTitle}
      text={hasFailed ? m.startFailed : m[text]}
      more={isDenied ? m.denied : outcome.more}
    >
      <Button look="primary" busy={isLeaving} busyText={m.withGoogleBusy} onClick={() => void start()}>
        {m.retry}
      </Button>
      <Button onClick={() => void navigate({ to: '/login', search: next ? { next } : {} })}>
        {m.toLogin}
      </Button>
    </SignInFailed>
  )
}
