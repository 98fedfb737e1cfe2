import { MOST_INTERVIEWS, trackingTexts } from '@hanap/contract/applications/application-tracking'
import type { Application, Interview } from '@hanap/contract/applications/applications'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { translate } from '../../../../i18n/translate.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { useRemoveInterview } from '../changing/tracking-changes.ts'
import { detailMessages } from '../detail/detail-messages.ts'
import { useTellFailure } from '../tracker-failure.ts'
import { InterviewDialog } from './interview-dialog.tsx'
import { roundsOf } from './interview-rounds.ts'
import { InterviewRow } from './interview-row.tsx'
import { interviewWords } from './interview-words.ts'

export function InterviewsPart({ application, now }: { application: Application; now: number }) {
  const m = detailMessages
  const toasts = useToasts()
  const tellFailure = useTellFailure()
  const remove = useRemoveInterview()
  const heading = useRef<HTMLHeadingElement>(null)
  const [edited, setEdited] = useState<Interview | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Interview | null>(null)
  const { id, interviews } = application
  const nextId = roundsOf(application, now).find(({ state }) => state === 'next')?.id

  function removeDoomed() {
    if (!doomed) return
    // The toast shows even if the row was closed meanwhile.
    void remove.mutateAsync({ id, interviewId: doomed.id }).then(
      () => toasts.success(m.interviewRemoved),
      (problem: unknown) => tellFailure(problem, m.interviewRemoveFailed),
    )
    // The dialog returns the focus to a button that disappears with its row.
    flushSync(() => setDoomed(null))
    heading.current?.focus()
  }

  return (
    <section className="text-t1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 ref={heading} tabIndex={-1} className="text-t1">
          {m.interviews}
        </h3>
        {interviews.length === 0 && <p className="grow text-ink-2">{m.noInterviews}</p>}
        {interviews.length < MOST_INTERVIEWS && (
          <Button size="small" icon={Plus} onClick={() => setEdited('new')}>
            {m.addInterview}
          </Button>
        )}
      </div>
      {interviews.length > 0 && (
        <ul className="rows mt-1">
          {interviews.map((interview) => (
            <InterviewRow
              key={interview.id}
              application={application}
              interview={interview}
              isNext={interview.id === nextId}
              now={now}
              onEdit={() => setEdited(interview)}
              onRemove={() => setDoomed(interview)}
            />
          ))}
        </ul>
      )}
      {interviews.length >= MOST_INTERVIEWS && (
        <p className="mt-2 text-ink-2">{translate(trackingTexts.tooManyInterviews)}</p>
      )}
      {edited && (
        <InterviewDialog
          application={application}
          interview={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {doomed && (
        <ConfirmDialog
          open
          title={m.removeInterviewTitle}
          confirmText={m.remove}
          danger
          onConfirm={removeDoomed}
          onCancel={() => setDoomed(null)}
        >
          {m.removeInterviewText(interviewWords(doomed, now, m))}
        </ConfirmDialog>
      )}
    </section>
  )
}
