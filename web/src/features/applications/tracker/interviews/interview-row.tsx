import type { Application, Interview } from '@hanap/contract/applications/applications'
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react'
import { formatAhead } from '../../../../i18n/age.ts'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { LongText } from '../../../../page/long-text.tsx'
import { OutsideLink } from '../../../../page/outside-link.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { saveFile } from '../../../../ui/save-file.ts'
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
  return (
    <li className={classNames(isNext && 'border-l-4 border-l-mango bg-sea-tint pl-3')}>
      <div className="flex items-start justify-between gap-2">
        <div className="flex flex-wrap items-center gap-x-2 py-2.5 wrap-anywhere">
          <p className="contents">
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
            {isNext && <span className="sr-only">{m.next}</span>}
          </p>
          {label && <p>{label}</p>}
          {place && (
            <p className="[&>a]:-my-2.5">
              <OutsideLink address={place} />
            </p>
          )}
        </div>
        <span className="flex flex-none">
          {liesAhead && (
            <IconButton
              icon={CalendarPlus}
              label={`${m.addToCalendar} ${words}`}
              onClick={() => saveFile(asCalendar(application, { ...interview, startsAt }, m), m.calendarFile)}
            />
          )}
          <IconButton icon={Pencil} label={`${m.edit} ${words}`} onClick={onEdit} />
          <IconButton icon={Trash2} label={`${m.remove} ${words}`} onClick={onRemove} />
        </span>
      </div>
      {notes && (
        <div className="text-ink-2 wrap-anywhere">
          <LongText text={notes} />
        </div>
      )}
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
