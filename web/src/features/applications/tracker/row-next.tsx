import type { Application } from '@hanap/contract/applications/applications'
import { CalendarClock, Reply } from 'lucide-react'
import { formatAhead } from '../../../i18n/age.ts'
import { Icon } from '../../../ui/signs/icon.tsx'
import { followUpAhead, interviewAhead, shortDay } from './application-times.ts'
import { formatRound } from './manila-time.ts'
import { viewMessages } from './views/views-messages.ts'

/** A row's next interview, else its follow-up; nothing without either. */
export function RowNext({ application, now }: { application: Application; now: number }) {
  const m = viewMessages
  const interview = interviewAhead(application, now)
  const followUp = followUpAhead(application)
  if (interview !== null)
    return (
      <span className="row-next text-purple">
        <Icon of={CalendarClock} size="small" />
        {m.interviewOn(formatRound(interview, now), formatAhead(interview, now))}
      </span>
    )
  if (followUp === null) return null
  return (
    <span className="row-next text-yellow">
      <Icon of={Reply} size="small" />
      {m.followUpOn(shortDay(followUp, now), formatAhead(followUp, now))}
    </span>
  )
}
