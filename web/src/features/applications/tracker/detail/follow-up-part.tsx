import type { Application } from '@hanap/contract/applications/applications'
import { FOLLOW_UP_AFTER_DAYS } from '@hanap/contract/applications/follow-up-days'
import { useId } from 'react'
import { fieldTexts } from '../../../../api/problems/field-problems.ts'
import { useSession } from '../../../../api/session/browser-session.ts'
import { formatAhead } from '../../../../i18n/age.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx'
import { useKeptFocus } from '../../../../ui/dialogs/use-kept-focus.ts'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { dayInManila, isEnded } from '../application-times.ts'
import { useUpdateApplication } from '../changing/tracking-changes.ts'
import { dayFromNow, nineInManila } from '../manila-time.ts'
import { useTellFailure } from '../tracker-failure.ts'
import { detailMessages } from './detail-messages.ts'
import { FollowUpChoice } from './follow-up-choice.tsx'
import { followUpText } from './follow-up-text.ts'

/** A reminder to follow up, and, once it is due, a message to send. */
export function FollowUpPart({ application, now }: { application: Application; now: number }) {
  const m = detailMessages
  const toasts = useToasts()
  const tellFailure = useTellFailure()
  const update = useUpdateApplication()
  const headingId = useId()
  // A pressed button disappears; the heading stays.
  const area = useKeptFocus<HTMLElement>((section) => section.querySelector('h3'))
  const { id, follow_up_date, reminded_at } = application

  const offers = reminded_at === null && follow_up_date === null

  // An application that has ended needs no follow-up.
  if (isEnded(application) && offers) return null

  function change(day: string) {
    // The toast shows even if the row was closed meanwhile.
    void update.mutateAsync({ id, change: { follow_up_date: day } }).then(
      () => toasts.success(day ? m.reminderSet(formatDate(nineInManila(day))) : m.reminderRemoved),
      (problem: unknown) => tellFailure(problem, day ? m.reminderFailed : m.reminderRemoveFailed),
    )
  }
  const choice = (legend: string) => (
    <FollowUpChoice legend={legend} error={fieldTexts(update.error)['follow_up_date']} onChoose={change} />
  )
  const removal = (
    <Button size="small" onClick={() => change('')}>
      {m.removeReminder}
    </Button>
  )

  return (
    <section
      {...area}
      aria-labelledby={headingId}
      className="grid content-start justify-items-start gap-1.5 text-t1"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id={headingId} tabIndex={-1} className="text-t1">
          {m.followUp}
        </h3>
        {offers && <p className="text-ink-2">{m.remindMe}</p>}
      </div>
      {reminded_at !== null ? (
        <>
          <p>{m.reminded(formatDate(reminded_at))}</p>
          <FollowUpMessage application={application} />
          <p>{m.remindAgain}</p>
          {choice(m.remindAgain)}
          {removal}
        </>
      ) : follow_up_date !== null ? (
        <>
          <p>
            {m.reminderOn(formatDate(follow_up_date), formatAhead(follow_up_date, now))} {m.willMail}
          </p>
          {removal}
        </>
      ) : (
        <>
          {isLongUnanswered(application, now) && <FollowUpMessage application={application} />}
          {choice(m.remindMe)}
        </>
      )}
    </section>
  )
}

/** Unanswered for as many days in Manila as make the home page suggest a follow-up. */
const isLongUnanswered = ({ status, send_state, applied_date }: Application, now: number) =>
  status === 'applied' &&
  send_state === 'sent' &&
  dayInManila(applied_date) <= dayFromNow(now, -FOLLOW_UP_AFTER_DAYS)

function FollowUpMessage({ application }: { application: Application }) {
  const m = detailMessages
  const { user } = useSession()
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  const text = followUpText(application, name)
  return (
    <div className="grid justify-items-start gap-2">
      <p>{m.followUpDraft}</p>
      <p className="max-w-prose border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap">{text}</p>
      <CopyButton size="small" text={text} label={m.copyMessage} />
    </div>
  )
}
