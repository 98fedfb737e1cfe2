import { formatCount } from '../../../i18n/format.ts'
import { memberHomeMessages } from './messages.ts'
import type { ReadHome } from './queries.ts'

/** Only those above zero; each links to its section. A single interview without matches has the first board. */
export function Counts({ home }: { home: ReadHome }) {
  const m = memberHomeMessages
  const { matches, interviews, follow_ups: followUps, alerts } = home
  const cells = [
    { id: 'matches', count: matches.count, label: m.matchesCount },
    {
      id: 'interview',
      count: interviews.count > 1 || matches.count > 0 ? interviews.count : 0,
      label: m.interviewsCount,
    },
    { id: 'follow-ups', count: followUps.count, label: m.followUpsCount },
    { id: 'alerts', count: alerts.searches.length, label: m.alertsCount },
  ].filter(({ count }) => count > 0)
  if (cells.length === 0) return null
  return (
    <nav aria-label={m.counts} className="member-counts">
      {cells.map(({ id, count, label }) => (
        <a key={id} href={`#${id}`}>
          <b>{formatCount(count)}</b> <span>{label(count)}</span>
        </a>
      ))}
    </nav>
  )
}
