import type { Application, Interview } from '@hanap/contract/applications/applications'
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react'
import { formatAhead } from '../../../../i18n/age.ts'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { LongText } from '../../../../page/long-text.tsx'
import { OutsideLink } from '../../../../page/outside-link.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { saveFile } from '../../../../ui/save-file.ts'
import { Badge } from '../../../../ui/signs/badge.tsx'
import { isAhead, startOf } from '../application-times.ts'
import { detailMessages } from '../detail/detail-messages.ts'
import { formatRound } from '../manila-time.ts'
import { calendarFile } from './calendar-file.ts'
import { interviewWords } from './interview-words.ts'

export function InterviewRow(props: {
  application: Application
  interview: Interview
  isNext: boolean
  now: number
  onEdit: () => void
  onRemove: () => void
}) {
  const { application, interview, isNext, now, onEdit, onRemove } = props
  const m = detailMessages
  const { label, place, notes } = interview
  const startsAt = startOf(interview)
  const liesAhead = startsAt !== null && isAhead(startsAt, now)
  const words = interviewWords(interview, now, m)
  const toCalendar = () =>
    startsAt && saveFile(asCalendar(application, { ...interview, startsAt }, m), m.calendarFile)
  return (
    <li className={classNames('py-2', isNext && 'border-l-4 border-l-mango bg-sea-tint pl-3')}>
      <div className="flex items-start justify-between gap-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
          {startsAt === null ? (
            <span className="head-text">{m.noTimeYet}</span>
          ) : (
            <>
              <time dateTime={startsAt} className="head-text">
                {formatRound(startsAt, now)}
              </time>
              <span className="text-ink-2">{formatAhead(startsAt, now)}</span>
            </>
          )}
          {isNext && <Badge tone="mango">{m.next}</Badge>}
        </p>
        <span className="flex">
          {liesAhead && !isNext && (
            <IconButton icon={CalendarPlus} label={`${m.addToCalendar} ${words}`} onClick={toCalendar} />
          )}
          <IconButton icon={Pencil} label={`${m.edit} ${words}`} onClick={onEdit} />
          <IconButton icon={Trash2} label={`${m.remove} ${words}`} onClick={onRemove} />
        </span>
      </div>
      <div className="grid justify-items-start gap-1 wrap-anywhere">
        {label && <p>{label}</p>}
        {place && (
          <p>
            <OutsideLink address={place} />
          </p>
        )}
        {notes && (
          <div className="text-ink-2">
            <LongText text={notes} />
          </div>
        )}
        {isNext && (
          <Button size="small" icon={CalendarPlus} onClick={toCalendar}>
            {m.addToCalendar} <span className="sr-only">{words}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

function asCalendar(
  { job_title, employer_name }: Application,
  { id, startsAt, label, place, notes }: Interview & { startsAt: string },
  m: typeof detailMessages,
): Blob {
  const event = {
    uid: `interview-${id}@${location.hostname}`,
    startsAt,
    title: m.calendarTitle(job_title, shownEmployer(employer_name)),
    place,
    notes: [label, notes].filter(Boolean).join('\n\n'),
  }
  return new Blob([calendarFile(event, Date.now())], { type: 'text/calendar;charset=utf-8' })
}
