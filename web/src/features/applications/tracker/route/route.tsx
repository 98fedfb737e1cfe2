import './route.css'
import type { Application } from '@hanap/contract/applications/applications'
import { Check, X } from 'lucide-react'
import { formatAhead } from '../../../../i18n/age.ts'
import { formatDate, formatDateTime } from '../../../../i18n/format.ts'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { Jeepney } from '../../../../ui/signs/jeepney.tsx'
import { applicationStatusLabels } from '../../status-labels.ts'
import { isAhead } from '../application-times.ts'
import { RouteRounds } from '../detail/route-rounds.tsx'
import { roundsOf } from '../interviews/interview-rounds.ts'
import { applicationMessages } from '../messages.ts'
import { RouteFlag } from './route-flag.tsx'
import { type RouteStop, routeOf } from './route-stops.ts'

/** Interviews are small stops; a flag marks the reminder. */
export function Route({ application, now }: { application: Application; now: number }) {
  const m = applicationMessages
  const rounds = roundsOf(application, now)
  return (
    <ol className="route" aria-label={m.route}>
      {routeOf(application, now).map((stop) => (
        <li key={stop.status} className={`route-stop route-${stop.state}`}>
          {stop.state === 'current' && <Jeepney className="route-jeepney" />}
          <span className="route-dot" aria-hidden="true">
            {stop.state === 'passed' && <Icon of={Check} size="small" />}
            {stop.state === 'ended' && <Icon of={X} size="small" />}
          </span>
          <span className="route-name">
            {applicationStatusLabels[stop.status]}
            <span className="sr-only"> ({stateWords(stop.state, m)})</span>
          </span>
          {stop.status === 'interview' && rounds.length > 1 ? (
            <RouteRounds rounds={rounds} now={now} />
          ) : (
            <StopDate stop={stop} now={now} />
          )}
          {(stop.state === 'current' || stop.state === 'ended') && (
            <RouteFlag application={application} now={now} />
          )}
        </li>
      ))}
    </ol>
  )
}

function StopDate({ stop, now }: { stop: RouteStop; now: number }) {
  const m = applicationMessages
  const { date, dateKind, state } = stop
  if (date === null) return <span className="route-date">{state === 'ahead' ? m.notYet : m.noDate}</span>
  const liesAhead = dateKind === 'appointment' && isAhead(date, now)
  return (
    <span className="route-date">
      <time dateTime={date}>{dateKind === 'day' ? formatDate(date) : formatDateTime(date)}</time>
      {liesAhead && <span className="block">{formatAhead(date, now)}</span>}
    </span>
  )
}

function stateWords(state: RouteStop['state'], m: typeof applicationMessages): string {
  return { passed: m.passed, current: m.current, ahead: m.ahead, ended: m.ended }[state]
}
