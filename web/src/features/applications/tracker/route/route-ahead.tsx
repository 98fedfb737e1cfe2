import './route.css'
import { Jeepney } from '../../../../ui/signs/jeepney.tsx'
import { applicationStatusLabels } from '../../status-labels.ts'

const stops = ['applied', 'reviewing', 'interview', 'offer'] as const

/** The route before the first application, with the jeepney waiting before the first stop. Decoration. */
export function RouteAhead() {
  return (
    <div className="route route-empty" aria-hidden="true">
      {stops.map((status, i) => (
        <div key={status} className="route-stop route-ahead">
          {i === 0 && <Jeepney className="route-jeepney" />}
          <span className="route-dot" />
          <span className="route-name">{applicationStatusLabels[status]}</span>
        </div>
      ))}
    </div>
  )
}
