import { formatAhead } from '../../../../i18n/age.ts'
import type { Round } from '../interviews/interview-rounds.ts'
import { formatRound } from '../manila-time.ts'
import { viewMessages } from '../views/views-messages.ts'

/** More would be taller than the rest of the route. */
const MOST_SHOWN = 4

export function RouteRounds({ rounds, now }: { rounds: readonly Round[]; now: number }) {
  const m = viewMessages
  // The latest ones, including the next.
  const from = Math.max(0, Math.min(rounds.length - MOST_SHOWN, firstToShow(rounds)))
  const shown = rounds.slice(from, from + MOST_SHOWN)
  const words = { passed: m.roundPassed, next: m.roundNext, ahead: m.roundAhead, open: m.roundOpen }
  return (
    <div className="route-date">
      {m.rounds(rounds.length)}
      <ul className="route-rounds">
        {shown.map((round) => (
          <li key={round.id} className={`route-round round-${round.state}`}>
            {round.startsAt === null ? (
              round.label || words.open
            ) : (
              <>
                <time dateTime={round.startsAt}>{formatRound(round.startsAt, now)}</time>
                <span className="sr-only"> ({words[round.state]})</span>
                {round.state === 'next' && ` ${formatAhead(round.startsAt, now)}`}
              </>
            )}
          </li>
        ))}
      </ul>
      {shown.length < rounds.length && m.moreRounds(rounds.length - shown.length)}
    </div>
  )
}

/** One past interview for context, then the next one. */
function firstToShow(rounds: readonly Round[]): number {
  const next = rounds.findIndex(({ state }) => state === 'next')
  return next === -1 ? rounds.length - MOST_SHOWN : next - 1
}
