import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../api/browser-session.ts'
import { ApiProblem } from '../../api/problems.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Page } from '../../shell/page.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../ui/skeleton.tsx'
import { seekerProfileQuery } from '../profile/queries.ts'
import { draftOf, emptyDraft } from './draft.ts'
import { readKeptDraft } from './kept-draft.ts'
import { onboardingMessages } from './messages.ts'
import { onboardingStatusQuery } from './queries.ts'
import { Wizard } from './wizard.tsx'

const route = getRouteApi('/onboarding')

/**
 * Setting up a profile in five steps. Anyone may begin; saving needs an account, and what was written waits for it.
 * A seeker goes on from what the server holds, on any device.
 */
export function OnboardingPage() {
  const m = useMessages(onboardingMessages)
  const { token } = useSession()
  return (
    <Page title={m.title} lead={m.lead}>
      {token === null ? <Beginning key="visitor" /> : <GoingOn key={token} />}
    </Page>
  )
}

function Beginning() {
  const { step = 1 } = route.useSearch()
  const [start] = useState(() => readKeptDraft(null) ?? emptyDraft)
  return <Wizard start={start} step={step} />
}

function GoingOn() {
  const m = useMessages(onboardingMessages)
  const { step } = route.useSearch()
  const { user } = useSession()
  const profile = useQuery({ ...seekerProfileQuery, staleTime: 0 })
  const status = useQuery({ ...onboardingStatusQuery, staleTime: 0 })
  // What the page began with; the same answers asked anew must not change what is being written.
  const [begun, setBegun] = useState<{ start: typeof emptyDraft; step: number; isComplete: boolean } | null>(
    null,
  )
  const isFresh = profile.isFetchedAfterMount && status.isFetchedAfterMount
  if (!begun && isFresh && profile.data && status.data) {
    setBegun({
      start: readKeptDraft(user?.id ?? null) ?? draftOf(profile.data),
      step: status.data.next_step,
      isComplete: status.data.onboarding_completed,
    })
  }
  const failure = profile.error ?? status.error
  const isSignedOut = failure instanceof ApiProblem && failure.status === 401
  if (begun?.isComplete && step === undefined) return <AlreadyComplete />
  if (begun) return <Wizard start={begun.start} step={step ?? begun.step} />
  // The session is ending: the page goes on as a visitor's.
  if (isSignedOut) return null
  if (failure && isFresh) {
    const again = () => void Promise.all([profile.refetch(), status.refetch()])
    return (
      <Alert
        kind="error"
        live
        title={m.loadFailedTitle}
        action={
          <Button size="small" busy={profile.isFetching || status.isFetching} onClick={again}>
            {m.tryAgain}
          </Button>
        }
      >
        {m.loadFailed}
      </Alert>
    )
  }
  return (
    <Skeleton label={m.loading}>
      <div className="grid max-w-[640px] gap-5">
        <SkeletonLine short />
        <SkeletonBlock />
        <SkeletonBlock />
        <SkeletonBlock />
      </div>
    </Skeleton>
  )
}

function AlreadyComplete() {
  const m = useMessages(onboardingMessages)
  return (
    <Alert kind="success" title={m.alreadyTitle}>
      <div className="grid gap-4">
        <p>{m.alreadyText}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to="/jobs" look="primary">
            {m.toJobs}
          </ButtonLink>
          <ButtonLink to="/profile">{m.toProfile}</ButtonLink>
        </p>
      </div>
    </Alert>
  )
}
