import type { Application } from '@hanap/contract/applications/applications'
import { useCallback, useMemo, useState } from 'react'
import { BoardView } from '../board/board-view.tsx'
import { ApplicationDialog } from '../changing/application-dialog.tsx'
import { UpdateStatusDialog } from '../changing/update-status-dialog.tsx'
import { OpenNote } from '../detail/open-note.tsx'
import { criteriaOf, filterApplications } from '../finding/application-filters.ts'
import { orderApplications } from '../finding/application-order.ts'
import { TrackerNoMatch } from '../finding/tracker-no-match.tsx'
import { FollowedInsight } from '../followed-insight.tsx'
import { TrackerToolbar } from '../tracker-toolbar.tsx'
import { TabbedView } from './tabbed-view.tsx'
import type { TrackerProps } from './view-props.ts'

export function ApplicationsViews(props: TrackerProps) {
  const { applications, search, now, onChange } = props
  const { view, open } = search
  const [updating, setUpdating] = useState<number | null>(null)
  const order = view === 'timeline' ? 'updated' : (search.sort ?? 'applied')
  const matching = useMemo(
    () => orderApplications(filterApplications(applications, search, now), order, now),
    [applications, search, now, order],
  )
  const onUpdate = useCallback(({ id }: Application) => setUpdating(id), [])
  const inDialog = view && applications.find(({ id }) => id === open)
  const toUpdate = applications.find(({ id }) => id === updating)
  const shared = { applications: matching, search, now, onChange, onUpdate }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-5">
      <TrackerToolbar
        applications={applications}
        count={matching.length}
        search={search}
        now={now}
        onChange={onChange}
      />
      <FollowedInsight applications={applications} />
      <OpenNote {...{ applications, matching, search, onChange }} />
      {matching.length === 0 && criteriaOf(search).length > 0 ? (
        <TrackerNoMatch applications={applications} search={search} now={now} onChange={onChange} />
      ) : view === 'board' ? (
        <BoardView {...shared} />
      ) : (
        <TabbedView {...shared} />
      )}
      {inDialog && (
        <ApplicationDialog
          application={inDialog}
          now={now}
          onUpdate={onUpdate}
          onClose={() => onChange({ page: search.page }, { replace: true })}
        />
      )}
      {toUpdate && (
        <UpdateStatusDialog key={toUpdate.id} application={toUpdate} onClose={() => setUpdating(null)} />
      )}
    </div>
  )
}
