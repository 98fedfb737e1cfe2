import { trackingTexts } from '@hanap/contract/applications/application-tracking'
import { type FormEvent, useState } from 'react'
import { serverNow } from '../../../../api/server-clock.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { dayFromNow } from '../manila-time.ts'
import { detailMessages } from './detail-messages.ts'

/** Offers three days, or the seeker's own. Its legend stands above. @param props.onChoose given the day in Manila */
export function FollowUpChoice(props: {
  legend: string
  error: string | undefined
  onChoose: (day: string) => void
}) {
  const { legend, onChoose } = props
  const m = detailMessages
  const [ownDay, setOwnDay] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const [today] = useState(() => dayFromNow(serverNow()))

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = !ownDay ? m.wrongDate : ownDay < dayFromNow(serverNow()) ? trackingTexts.inPast : undefined
    setProblem(wrong)
    if (ownDay && !wrong) onChoose(ownDay)
  }

  const choices = [
    { days: 3, label: m.inThreeDays },
    { days: 7, label: m.inOneWeek },
    { days: 14, label: m.inTwoWeeks },
  ]
  return (
    <fieldset className="grid w-full gap-2" aria-label={legend}>
      <div className="follow-up-days">
        {choices.map(({ days, label }) => (
          <Button key={days} size="small" onClick={() => onChoose(dayFromNow(serverNow(), days))}>
            {label}
          </Button>
        ))}
        <Button
          size="small"
          aria-expanded={ownDay !== null}
          onClick={() => setOwnDay(ownDay === null ? '' : null)}
        >
          {m.anotherDay}
        </Button>
      </div>
      {ownDay !== null && (
        <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
          <TextField
            label={m.reminderDay}
            type="date"
            min={today}
            value={ownDay}
            hint={m.reminderDayHint}
            error={problem ?? props.error}
            onChange={(event) => {
              setOwnDay(event.target.value)
              setProblem(undefined)
            }}
          />
          <Button type="submit">{m.setReminder}</Button>
        </form>
      )}
    </fieldset>
  )
}
