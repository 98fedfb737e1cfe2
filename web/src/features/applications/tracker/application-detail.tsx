import type { Application } from '@hanap/contract/applications'
import { useMessages } from '../../../i18n/language.tsx'
import { ApplicationHistory } from './application-history.tsx'
import { applicationMessages } from './messages.ts'
import { wasNeverSent } from './never-sent.ts'
import { Route } from './route.tsx'
import { SendNotice } from './send-notice.tsx'
import { SentCopy } from './sent-copy.tsx'

/** What opens under a row: the route, the notes and what happened. */
export function ApplicationDetail({ application, now }: { application: Application; now: number }) {
  const m = useMessages(applicationMessages)
  const { notes, history, send_state } = application
  return (
    <div className="route-box route-with-notes">
      {send_state !== 'sent' && (
        <div className="route-wide">
          <SendNotice application={application} />
        </div>
      )}
      {!wasNeverSent(application) && <Route application={application} now={now} />}
      <section className="route-notes text-t1">
        <h3 className="text-t1">{m.notes}</h3>
        <p className={notes ? 'mt-1 wrap-anywhere whitespace-pre-wrap' : 'mt-1 text-ink-2'}>
          {notes || m.noNotes}
        </p>
      </section>
      <div className="route-wide">
        <SentCopy application={application} />
      </div>
      {history.length > 0 && (
        <div className="route-wide">
          <ApplicationHistory history={history} />
        </div>
      )}
    </div>
  )
}
