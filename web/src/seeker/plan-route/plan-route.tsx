import './plan-route.css'
import { formatDay } from '../../i18n/format.ts'
import { Jeepney } from '../../ui/signs/jeepney.tsx'
import { planRouteMessages } from './messages.ts'

/** What ended, where the seeker is, and what a plan gives back. Decoration: words beside it say the same. */
export function PlanRoute({ plan, endedAt }: { plan: string; endedAt: string | null }) {
  const m = planRouteMessages
  return (
    <div className="plan-route" aria-hidden="true">
      <p className="plan-stop">
        <b>{plan}</b> {endedAt && <span>{m.ended(formatDay(endedAt))}</span>}
      </p>
      <p className="plan-stop plan-stop-now">
        <Jeepney className="plan-route-jeepney" />
        <b>{m.pick}</b>
      </p>
      <p className="plan-stop plan-stop-ahead">
        <span>{m.ahead}</span>
      </p>
    </div>
  )
}
