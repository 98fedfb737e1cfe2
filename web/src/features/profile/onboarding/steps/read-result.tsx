import type { ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import type { OnboardingDraft } from '../draft.ts'
import { onboardingMessages } from '../messages.ts'
import type { Onboarding } from '../use-onboarding.ts'

type Facts = NonNullable<OnboardingDraft['read']>['facts']

/** `children` for the facts, or why parsing failed. */
export function ReadResult({
  wizard,
  children,
}: {
  wizard: Onboarding
  children: (facts: Facts) => ReactNode
}) {
  const m = onboardingMessages
  const { draft, upload } = wizard
  if (!draft.resume || upload.sending || upload.isAsking) return null
  const again = (
    <Button size="small" onClick={upload.readAgain}>
      {m.readAgain}
    </Button>
  )
  if (upload.readProblem)
    return (
      <Alert kind="warning" action={upload.readProblem.mayTryAgain && again}>
        {upload.readProblem.text}
      </Alert>
    )
  if (draft.read) return children(draft.read.facts)
  return (
    <p className="flex flex-wrap items-center gap-3 text-t1 text-ink-2">
      {m.readAgainText}
      {again}
    </p>
  )
}
