import { useQuery } from '@tanstack/react-query'
import { seemsOffline } from '../../../../api/problems/problems.ts'
import { useNow } from '../../../../i18n/use-now.ts'
import { ListFailed } from '../../../../page/failing/list-failed.tsx'
import { useKeptFocus } from '../../../../ui/dialogs/use-kept-focus.ts'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { Skeleton, SkeletonLine } from '../../../../ui/surfaces/skeleton.tsx'
import { EndOthersButton } from './end-others-button.tsx'
import { sessionMessages } from './messages.ts'
import { sessionsQuery } from './queries.ts'
import { SessionRow } from './session-row.tsx'

export function SessionsPanel() {
  const m = sessionMessages
  return (
    <Panel title={m.title}>
      <p className="max-w-[68ch] text-ink-2">{m.lead}</p>
      <Devices />
    </Panel>
  )
}

function Devices() {
  const m = sessionMessages
  const now = useNow()
  const area = useKeptFocus<HTMLDivElement>((place) => place.querySelector('button, a'))
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery)
  if (!sessions && (!error || isFetching)) {
    return (
      <Skeleton label={m.loading} className="grid gap-3">
        <SkeletonLine />
        <SkeletonLine short />
        <SkeletonLine />
        <SkeletonLine short />
      </Skeleton>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3" {...area}>
      {sessions ? (
        <>
          <ul className="rows">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} now={now} />
            ))}
          </ul>
          {sessions.length > 1 && <EndOthersButton />}
        </>
      ) : (
        <ListFailed text={m.loadFailed} isOffline={seemsOffline(error)} onRetry={() => void refetch()} />
      )}
    </div>
  )
}
