import type { EmployerView } from '@hanap/contract/profile/privacy'
import { useQuery } from '@tanstack/react-query'
import { EyeOff } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { Icon } from '../../../../ui/signs/icon.tsx'
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
      <p className="text-ink-2">{isChanged ? m.viewUnsaved : m.viewLead}</p>
      <Views />
    </Panel>
  )
}

function Views() {
  const m = privacyMessages
  const { data, error, isFetching, refetch } = useQuery(employerViewQuery)
  if (data) {
    return (
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {data.views.map((view) => (
          <View key={view.viewer} view={view} />
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
    <Skeleton label={m.viewLoading} className="grid gap-4 md:grid-cols-2">
      <SkeletonLine />
      <SkeletonLine />
    </Skeleton>
  )
}

function View({ view }: { view: EmployerView }) {
  const m = privacyMessages
  const viewer = view.viewer === 'any-employer' ? m.anyEmployer : m.appliedTo
  return (
    <section
      aria-label={viewer}
      className="grid min-w-0 grid-cols-1 content-start gap-3 border border-line bg-paper p-4"
    >
      <h3 className="text-t1 text-ink-2">{viewer}</h3>
      {view.seeker ? (
        <SeenSeeker seeker={view.seeker} />
      ) : (
        <p className="flex items-center gap-2 text-ink-2">
          <Icon of={EyeOff} /> {m.hidden}
        </p>
      )}
    </section>
  )
}
