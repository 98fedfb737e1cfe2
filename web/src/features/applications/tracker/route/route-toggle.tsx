import './route-toggle.css'
import type { Application } from '@hanap/contract/applications/applications'
import { ChevronDown } from 'lucide-react'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { applicationMessages } from '../messages.ts'
import { wasNeverSent } from '../never-sent.ts'
import { routeOf } from './route-stops.ts'

/** A row's button that opens its details: the route in small, so that a list shows how far each application is. */
export function RouteToggle(props: {
  application: Application
  now: number
  isOpen: boolean
  onToggle: () => void
}) {
  const { application, now, isOpen, onToggle } = props
  const label = applicationMessages.showRoute(application.job_title)
  const stops = wasNeverSent(application) ? [] : routeOf(application, now)
  return (
    <button
      type="button"
      className="route-toggle"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      data-toggle={application.id}
      onClick={onToggle}
    >
      {stops.map(({ status, state }) => (
        <span key={status} className={`small-stop small-${state}`} />
      ))}
      <Icon of={ChevronDown} size="small" />
    </button>
  )
}
