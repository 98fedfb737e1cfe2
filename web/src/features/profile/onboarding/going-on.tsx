import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusedFor } from '../../../api/problems/problems.ts'
import { profileQuery } from '../../../api/standing.ts'
import { seekerProfileQuery } from '../../../seeker/profile.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../../ui/surfaces/skeleton.tsx'
import { draftOf } from './draft.ts'
import { readKeptDraft } from './kept-draft.ts'
import { onboardingMessages } from './messages.ts'
import { onboardingStatusQuery } from './queries.ts'
import { withKept } from './unsaved.ts'
import type { Beginning } from './use-draft.ts'
import { Wizard } from './wizard.tsx'

/** Combines the server's data and this tab's draft. */
export function GoingOn({ step, onLeave }: { step: number | undefined; onLeave: () => void }) {
  const m = onboardingMessages
  const user = useQuery(profileQuery)
  const profile = useQuery({ ...seekerProfileQuery, staleTime: 0 })
  const status = useQuery({ ...onboardingStatusQuery, staleTime: 0 })
  // Set once: a refetch must not change what the seeker is typing.
  const [begun, setBegun] = useState<(Beginning & { step: number; isComplete: boolean }) | null>(null)
  const isFresh = profile.isFetchedAfterMount && status.isFetchedAfterMount
  if (!begun && isFresh && profile.data && status.data && user.data) {
    const saved = draftOf(profile.data)
    const { next_step, onboarding_completed } = status.data
    setBegun({
      owner: user.data.id,
      saved,
      version: profile.data.version,
      draft: withKept(saved, readKeptDraft(user.data.id)),
      passed: next_step - 1,
      step: next_step,
      isComplete: onboarding_completed,
    })
  }
  if (begun?.isComplete && step === undefined) return <AlreadyComplete />
  if (begun) return <Wizard begun={begun} step={step ?? begun.step} onLeave={onLeave} />
  const failure = user.error ?? profile.error ?? status.error
  // The session is ending: the login comes next.
  if (isRefusedFor(failure, 'unauthenticated')) return null
  const isAsking = user.isFetching || profile.isFetching || status.isFetching
  if (failure && !(isAsking && !isFresh)) {
    const again = () => void Promise.all([user.refetch(), profile.refetch(), status.refetch()])
    return (
      <Alert
        kind="error"
        live
        title={m.loadFailedTitle}
        action={
          <Button size="small" busy={isAsking} onClick={again}>
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
  const m = onboardingMessages
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
