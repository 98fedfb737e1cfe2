import type { JobHistory } from '@hanap/contract/jobs/job-history'
import { formatCount, formatDate } from '../../../../i18n/format.ts'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { pastMessages } from './past-messages.ts'

export function JobPast({ history }: { history: JobHistory }) {
  return (
    <Panel title={pastMessages.heading}>
      <JobEvents history={history} />
    </Panel>
  )
}

/** A job's events, without a frame around them. */
export function JobEvents({ history }: { history: JobHistory }) {
  return (
    <ol className="rows text-t1">
      {history.map((event) => (
        <li key={`${event.at} ${event.what}`} className="grid gap-1 py-2.25 wrap-anywhere">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium">{wordsOf(event)}</span>
            <time dateTime={event.at} className="text-ink-2">
              {formatDate(event.at)}
            </time>
          </div>
          {(event.before !== null || event.after !== null) && <Change event={event} />}
        </li>
      ))}
    </ol>
  )
}

type Event = JobHistory[number]

/** The employer's own words, before and after. */
function Change({ event }: { event: Event }) {
  const m = pastMessages
  return (
    <p className="text-ink-2">
      <span className="sr-only">{m.before}</span> <del>{event.before || m.none}</del>{' '}
      <span className="sr-only">{m.toNow}</span>{' '}
      <ins className="text-ink no-underline">{event.after || m.none}</ins>
    </p>
  )
}

function wordsOf({ what, times }: Event): string {
  return what === 'bumped' && times > 1 ? pastMessages.bumpedTimes(formatCount(times)) : pastMessages[what]
}
