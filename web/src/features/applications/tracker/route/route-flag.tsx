import type { Application } from '@hanap/contract/applications/applications'
import { Flag } from 'lucide-react'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { shortDay } from '../application-times.ts'
import { viewMessages } from '../views/views-messages.ts'

export function RouteFlag({ application, now }: { application: Application; now: number }) {
  const m = viewMessages
  const { follow_up_date: day, reminded_at: reminded } = application
  if (day === null && reminded === null) return null
  const isStillAhead = day !== null && reminded === null
  return (
    <span className="route-flag">
      <Icon of={Flag} size="small" filled={isStillAhead} />
      {isStillAhead ? m.followUp(shortDay(day, now)) : m.reminded(shortDay(reminded ?? '', now))}
    </span>
  )
}
