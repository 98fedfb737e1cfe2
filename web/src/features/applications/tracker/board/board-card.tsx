import {
  type Application,
  type ApplicationStatus,
  applicationStatuses,
} from '@hanap/contract/applications/applications'
import { pages } from '@hanap/contract/site/pages'
import { ArrowRight, EllipsisVertical, Flag, MessageSquare, PenLine, Route } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { formatAhead } from '../../../../i18n/age.ts'
import { formatAppointment } from '../../../../i18n/appointment.ts'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { Menu } from '../../../../ui/navigation/menu.tsx'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { applicationStatusLabels } from '../../status-labels.ts'
import { AddedMark } from '../added-mark.tsx'
import { hasReminder, interviewAhead, shortDay } from '../application-times.ts'
import { SendBadge } from '../status-badge.tsx'
import { viewMessages } from '../views/views-messages.ts'
import type { BoardDrag } from './board-drag.ts'

export type CardActions = {
  onMove: (application: Application, status: ApplicationStatus) => void
  onOpen: (id: number) => void
  onUpdate: (application: Application) => void
}

type BoardCardProps = CardActions & {
  application: Application
  now: number
  /** Tab reaches one card; arrow keys move between cards. */
  isActive: boolean
  drag: BoardDrag | null
}

export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { application, now, isActive, drag, onMove, onOpen, onUpdate } = props
  const { id, job_title, employer_name, status, send_state, applied_date, follow_up_date } = application
  const m = viewMessages
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => (card.current ? drag?.card(card.current, id) : undefined), [drag, id])
  const interview = interviewAhead(application, now)
  const others = applicationStatuses.filter((other) => other !== status)

  return (
    <li ref={card} className="board-card" data-card={id}>
      <a
        href={`${pages.applications.path}?view=board&open=${id}`}
        className="board-card-title"
        draggable={false}
        data-toggle={id}
        tabIndex={isActive ? 0 : -1}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onOpen(id)
        }}
      >
        {job_title}
      </a>
      <Menu
        label={m.cardMenu(job_title)}
        buttonClassName="icon-button"
        buttonTabIndex={isActive ? 0 : -1}
        button={<Icon of={EllipsisVertical} label={m.cardMenu(job_title)} />}
        items={[
          ...others.map((other) => ({
            id: other,
            label: m.moveTo(applicationStatusLabels[other]),
            icon: ArrowRight,
            onSelect: () => onMove(application, other),
          })),
          { id: 'update', label: m.updateStatus, icon: PenLine, onSelect: () => onUpdate(application) },
          { id: 'details', label: m.details, icon: Route, onSelect: () => onOpen(id) },
        ]}
      />
      <p className="board-card-words">
        <span className="block wrap-anywhere text-ink">{shownEmployer(employer_name)}</span>
        {m.appliedOn(shortDay(applied_date, now))} <AddedMark application={application} />
      </p>
      {interview && (
        <p className="board-card-words board-card-wide board-card-line">
          <Icon of={MessageSquare} size="small" />
          {m.interviewOn(formatAppointment(interview), formatAhead(interview, now))}
        </p>
      )}
      {hasReminder(application) && follow_up_date && (
        <p className="board-card-words board-card-wide board-card-line">
          <Icon of={Flag} size="small" />
          {m.followUp(shortDay(follow_up_date, now))}
        </p>
      )}
      {send_state !== 'sent' && (
        <span className="board-card-words board-card-wide">
          <SendBadge state={send_state} />
        </span>
      )}
    </li>
  )
})
