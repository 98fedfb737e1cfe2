import type { Application } from '@hanap/contract/applications/applications'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { AddedMark } from '../added-mark.tsx'
import { shortDay } from '../application-times.ts'
import { JobTitle } from '../job-title.tsx'
import { wasNeverSent } from '../never-sent.ts'
import { Route } from '../route/route.tsx'
import { SendBadge, StatusBadge } from '../status-badge.tsx'
import { viewMessages } from '../views/views-messages.ts'

/** One that was never sent has no route. */
export function TimelineEntry(props: {
  application: Application
  now: number
  onOpen: () => void
  onUpdate: () => void
}) {
  const { application, now, onOpen, onUpdate } = props
  const { job_title, employer_name, status, send_state, last_updated } = application
  const m = viewMessages
  return (
    <article className="timeline-entry">
      <div className="timeline-head">
        <div className="min-w-0">
          <h4 className="text-[0.9375rem]">
            <JobTitle application={application} />
          </h4>
          <p className="text-t1 wrap-anywhere">
            {shownEmployer(employer_name)}
            <span className="text-ink-2">
              {employer_name && ' · '}
              <time dateTime={last_updated}>{m.updatedOn(shortDay(last_updated, now))}</time>
            </span>
          </p>
          <span className="mt-1.5 flex flex-wrap items-center gap-1">
            {!wasNeverSent(application) && <StatusBadge status={status} />}
            <SendBadge state={send_state} />
            <AddedMark application={application} />
          </span>
        </div>
        <div className="flex flex-none gap-1">
          <Button
            look="quiet"
            className="max-nav:-ml-2.5"
            data-toggle={application.id}
            onClick={onOpen}
            aria-haspopup="dialog"
          >
            {m.details} <span className="sr-only">{m.ofTitle(job_title)}</span>
          </Button>
          <Button onClick={onUpdate} aria-haspopup="dialog">
            {m.update} <span className="sr-only">{m.statusOf(job_title)}</span>
          </Button>
        </div>
      </div>
      {!wasNeverSent(application) && <Route application={application} now={now} />}
    </article>
  )
}
