import type { EmployerView } from '@hanap/contract/profile/privacy'
import { useQuery } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { paintOf } from '../../../../ui/signs/paint.ts'
import { SignBoard } from '../../../../ui/signs/sign-board.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { Skeleton, SkeletonLine } from '../../../../ui/surfaces/skeleton.tsx'
import { privacyMessages } from './messages.ts'
import { employerViewQuery } from './queries.ts'
import { SeenSeeker } from './seen-seeker.tsx'

/** Uses the saved settings, not the form's. */
export function EmployerViews({ isChanged }: { isChanged: boolean }) {
  const m = privacyMessages
  return (
    <Panel title={m.viewTitle}>
      <p className="text-t1 text-ink-2">{isChanged ? m.viewUnsaved : m.viewLead}</p>
      <Views />
    </Panel>
  )
}

function Views() {
  const m = privacyMessages
  const { data, error, isFetching, refetch } = useQuery(employerViewQuery)
  if (data) {
    return (
      <div className="grid gap-2">
        {sameFacts(data.views).map((views) => (
          <Card key={views[0]?.viewer} views={views} />
        ))}
      </div>
    )
  }
  if (error && !isFetching) {
    const tryAgain = () => {
      focusHeading()
      void refetch()
    }
    return (
      <Alert
        kind="error"
        title={m.viewFailed}
        live
        action={<Button onClick={tryAgain}>{m.tryAgain}</Button>}
      />
    )
  }
  return (
    <Skeleton label={m.viewLoading} className="grid gap-4">
      <SkeletonLine />
      <SkeletonLine />
    </Skeleton>
  )
}

/** Views that differ in the name alone are shown as one. */
function sameFacts(views: readonly EmployerView[]): EmployerView[][] {
  const facts = ({ seeker }: EmployerView) => JSON.stringify(seeker && { ...seeker, name: '' })
  return [...new Set(views.map(facts))].map((some) => views.filter((view) => facts(view) === some))
}

/** On the seeker's own sign, as at the head of their profile. */
function Card({ views }: { views: readonly EmployerView[] }) {
  const m = privacyMessages
  const seeker = views[0]?.seeker
  const heads = views.map((view) => {
    const viewer = view.viewer === 'any-employer' ? m.anyEmployer : m.appliedTo
    return (
      <section key={view.viewer} aria-label={viewer} className="seen-head">
        <h3>{viewer}</h3>
        {view.seeker ? <p className="head-text text-t2">{view.seeker.name}</p> : <p>{m.hidden}</p>}
      </section>
    )
  })
  if (!seeker) {
    return (
      <div className="seen-hidden">
        <Icon of={EyeOff} />
        {heads}
      </div>
    )
  }
  return (
    <div className="frame">
      <SignBoard paint={paintOf(views.at(-1)?.seeker?.name ?? '')} className="seen-sign">
        {heads}
      </SignBoard>
      <SeenSeeker seeker={seeker} />
    </div>
  )
}
