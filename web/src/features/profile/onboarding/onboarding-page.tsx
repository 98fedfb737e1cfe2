import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../../api/session/browser-session.ts'
import { Page } from '../../../page/page.tsx'
import { emptyDraft } from './draft.ts'
import { GoingOn } from './going-on.tsx'
import { readKeptDraft } from './kept-draft.ts'
import { onboardingMessages } from './messages.ts'
import { readOnboardingSearch } from './onboarding-search.ts'
import { withKept } from './unsaved.ts'
import { Wizard } from './wizard.tsx'

const route = getRouteApi('/onboarding')

/** A visitor may begin; saving needs an account, and the draft waits for it. A seeker continues on any device. */
export function OnboardingPage() {
  const m = onboardingMessages
  const { token } = useSession()
  const { step } = readOnboardingSearch(route.useSearch())
  // Keeps the ended session's page until the login opens, so that nothing empties before the seeker's eyes.
  const [leaving, setLeaving] = useState<{ token: string | null } | null>(null)
  const shown = leaving ? leaving.token : token
  const leave = () => setLeaving({ token: shown })
  return (
    <Page title={m.title} lead={shown === null ? m.visitorLead : m.lead}>
      {shown === null ? (
        <Visiting step={step ?? 1} onLeave={leave} />
      ) : (
        <GoingOn key={shown} step={step} onLeave={leave} />
      )}
    </Page>
  )
}

function Visiting({ step, onLeave }: { step: number; onLeave: () => void }) {
  const [begun] = useState(() => ({
    owner: null,
    saved: emptyDraft,
    draft: withKept(emptyDraft, readKeptDraft(null)),
    passed: 0,
  }))
  return <Wizard begun={begun} step={step} onLeave={onLeave} />
}
