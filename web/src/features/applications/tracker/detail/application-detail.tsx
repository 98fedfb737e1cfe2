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
    <div {...area} className="route-box">
      {send_state !== 'sent' && <SendNotice application={application} />}
      {!wasNeverSent(application) && <Route application={application} now={now} />}
      <div className="route-parts">
        {!wasNeverSent(application) && <InterviewsPart application={application} now={now} />}
        <Notes application={application} />
        {!wasNeverSent(application) && <FollowUpPart application={application} now={now} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 border-t border-line empty:hidden">
        {/* Nothing but its row is stored of a job that was never listed here. */}
        {!(isOwn && job === null) && <SentCopy application={application} />}
        {history.length > 0 && <ApplicationHistory history={history} />}
        {isOwn && <OwnPart application={application} />}
      </div>
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
    <section className="text-t1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 tabIndex={-1} className="text-t1">
          {m.notes}
        </h3>
        {origin === 'elsewhere' && job_url && (
          <p className="wrap-anywhere [&>a]:-mt-2">
            <OutsideLink address={job_url} />
          </p>
        )}
      </div>
      {board_status && <p className="wrap-anywhere">{own.boardSays(board_status)}</p>}
      <div className="wrap-anywhere">
        {notes ? <LongText text={notes} /> : <p className="text-ink-2">{m.noNotes}</p>}
        {waiting && <WaitingNoteMark note={waiting} />}
      </div>
    </section>
  )
}
