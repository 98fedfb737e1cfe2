import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { homeMessages } from '../messages.ts'
import { MatchRow } from './match-row.tsx'
import { memberHomeMessages } from './messages.ts'
import type { ReadHome } from './queries.ts'
import { HomeSection } from './rows.tsx'
import { sinceText } from './times.ts'

/** New matches since the last visit: three on a phone until all are asked for; or what brings some. */
export function Matches({ home, now, isOver }: { home: ReadHome; now: number; isOver: boolean }) {
  const m = memberHomeMessages
  const [isOpen, setOpen] = useState(false)
  const { count, jobs } = home.matches
  const since = sinceText(home.since, now, m)
  if (count === 0) return <NoMatches home={home} since={since} isOver={isOver} />
  return (
    <HomeSection id="matches" title={m.newMatches(count, since)}>
      <p className="mb-2.5 text-t0 text-ink-2">{m.key}</p>
      <ul className="frame rows member-matches" data-open={isOpen ? '' : undefined}>
        {jobs.map((job) => (
          <MatchRow key={job.id} job={job} now={now} />
        ))}
      </ul>
      {!isOpen && jobs.length > SHOWN_ON_PHONES && (
        <Button wide className="member-all" onClick={() => setOpen(true)}>
          {m.seeAll(jobs.length)}
        </Button>
      )}
      {count > jobs.length && <p className="mt-2 text-t0 text-ink-2">{m.newestShown(jobs.length)}</p>}
    </HomeSection>
  )
}

/** As in the style sheet. */
const SHOWN_ON_PHONES = 3

function NoMatches({ home, since, isOver }: { home: ReadHome; since: string; isOver: boolean }) {
  const m = memberHomeMessages
  const hasAlerts = home.alerts.searches.length > 0
  return (
    <HomeSection id="matches" title={hasAlerts ? m.noMatches(since) : m.firstAlertTitle}>
      <div className="panel">
        <p>{isOver ? m.needsPlan : hasAlerts ? m.noMatchesText : m.firstAlert}</p>
        <p>
          <ButtonLink to={isOver ? '/subscription/plans' : '/jobs'} look="primary">
            {isOver ? m.seePlans : homeMessages.findJobs}
          </ButtonLink>
        </p>
      </div>
    </HomeSection>
  )
}
