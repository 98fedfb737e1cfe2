import type { Application, ApplicationStatus } from '@hanap/contract/applications/applications'
import { useEffect, useId, useRef } from 'react'
import { formatCount } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { applicationStatusLabels } from '../../status-labels.ts'
import { StatusBadge } from '../status-badge.tsx'
import { viewMessages } from '../views/views-messages.ts'
import { BoardCard, type CardActions } from './board-card.tsx'
import { CARDS_AT_ONCE } from './board-columns.ts'
import type { BoardDrag } from './board-drag.ts'

type BoardColumnProps = CardActions & {
  status: ApplicationStatus
  applications: readonly Application[]
  /** How many cards are rendered. */
  drawn: number
  now: number
  activeId: number | undefined
  drag: BoardDrag | null
  onMore: (status: ApplicationStatus) => void
}

/** Cards can be dropped anywhere on it. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, applications, drawn, now, activeId, drag, onMore, ...actions } = props
  const m = viewMessages
  const id = useId()
  const column = useRef<HTMLElement>(null)
  useEffect(() => (column.current ? drag?.column(column.current, status) : undefined), [drag, status])
  const left = applications.length - drawn
  const count = formatCount(applications.length)

  return (
    <section ref={column} className={`board-column board-${status}`} aria-labelledby={id}>
      <h3 id={id} className="board-column-head" tabIndex={-1}>
        <span className="sr-only">{m.columnOf(applicationStatusLabels[status], m.all(count))}</span>
        <span aria-hidden="true" className="contents">
          <StatusBadge status={status} />
          <b className="board-count">{count}</b>
        </span>
      </h3>
      {applications.length === 0 ? (
        <p className="board-none">{m.noCards}</p>
      ) : (
        <ul className="board-cards">
          {applications.slice(0, drawn).map((application) => (
            <BoardCard
              key={application.id}
              application={application}
              now={now}
              isActive={application.id === activeId}
              drag={drag}
              {...actions}
            />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button className="m-2" onClick={() => onMore(status)}>
          {m.showMore(formatCount(Math.min(left, CARDS_AT_ONCE)))}
        </Button>
      )}
    </section>
  )
}
