import type { Application } from '@hanap/contract/applications/applications'
import { LongText } from '../../../../page/long-text.tsx'
import { OutsideLink } from '../../../../page/outside-link.tsx'
import { useKeptFocus } from '../../../../ui/dialogs/use-kept-focus.ts'
import { InterviewsPart } from '../interviews/interviews-part.tsx'
import { applicationMessages } from '../messages.ts'
import { wasNeverSent } from '../never-sent.ts'
import { Route } from '../route/route.tsx'
import { SendNotice } from '../send-notice.tsx'
import { WaitingNoteMark } from '../waiting-note.tsx'
import { useWaitingNote } from '../waiting-note-of.ts'
import { ApplicationHistory } from './application-history.tsx'
import { detailMessages } from './detail-messages.ts'
import { FollowUpPart } from './follow-up-part.tsx'
import { OwnPart } from './own-part.tsx'
import { SentCopy } from './sent-copy.tsx'

export function ApplicationDetail({ application, now }: { application: Application; now: number }) {
  // A pressed button may disappear with its notice.
  const area = useKeptFocus<HTMLDivElement>((detail) => detail.querySelector('h3[tabindex]'))
  const { history, send_state, origin, job } = application
  const isOwn = origin === 'elsewhere'
  return (
    <div {...area} className="route-box route-with-notes">
      {send_state !== 'sent' && (
        <div className="route-wide">
          <SendNotice application={application} />
        </div>
      )}
      {!wasNeverSent(application) && <Route application={application} now={now} />}
      <Notes application={application} />
      {!wasNeverSent(application) && (
        <div className="route-wide grid items-start gap-x-8 gap-y-4 border-t border-line pt-4 lg:grid-cols-2">
          <InterviewsPart application={application} now={now} />
          <FollowUpPart application={application} now={now} />
        </div>
      )}
      {isOwn && (
        <div className="route-wide border-t border-line pt-3">
          <OwnPart application={application} />
        </div>
      )}
      {/* Nothing but its row is stored of a job that was never listed here. */}
      {!(isOwn && job === null) && (
        <div className="route-wide">
          <SentCopy application={application} />
        </div>
      )}
      {history.length > 0 && (
        <div className="route-wide">
          <ApplicationHistory history={history} />
        </div>
      )}
    </div>
  )
}

function Notes({ application }: { application: Application }) {
  const m = applicationMessages
  const own = detailMessages
  const { id, board_status, origin, job_url } = application
  const waiting = useWaitingNote(id)
  const notes = waiting && !waiting.isStuck ? waiting.notes : application.notes
  return (
    <section className="route-notes text-t1">
      {board_status && <p className="mb-3 wrap-anywhere">{own.boardSays(board_status)}</p>}
      {origin === 'elsewhere' && job_url && (
        <p className="mb-3 wrap-anywhere">
          <OutsideLink address={job_url} />
        </p>
      )}
      <h3 tabIndex={-1} className="text-t1">
        {m.notes}
      </h3>
      <div className="mt-1 wrap-anywhere">
        {notes ? <LongText text={notes} /> : <p className="text-ink-2">{m.noNotes}</p>}
        {waiting && <WaitingNoteMark note={waiting} />}
      </div>
    </section>
  )
}
