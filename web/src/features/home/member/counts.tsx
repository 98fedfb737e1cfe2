import { formatCount } from '../../../i18n/format.ts'
import { memberHomeMessages } from './messages.ts'
import type { ReadHome } from './queries.ts'

/** Four counts, each of which leads to its section; one that has nothing stays as 0. */
export function Counts({ home }: { home: ReadHome }) {
  const m = memberHomeMessages
  const { matches, interviews, follow_ups: followUps, alerts } = home
  const cells = [
    { id: 'matches', count: matches.count, label: m.matchesCount },
    { id: 'interview', count: interviews.count, label: m.interviewsCount },
    { id: 'follow-ups', count: followUps.count, label: m.followUpsCount },
    { id: 'alerts', count: alerts.searches.length, label: m.alertsCount },
  ]
  return (
    <nav aria-label={m.counts} className="member-counts">
      {cells.map(({ id, count, label }) => {
        const words = (
          <>
            <b>{formatCount(count)}</b> <span>{label(count)}</span>
          </>
        )
        return count > 0 ? (
          <a key={id} href={`#${id}`}>
            {words}
          </a>
        ) : (
          <p key={id}>{words}</p>
        )
      })}
    </nav>
  )
}
