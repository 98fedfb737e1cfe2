import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { MatchRow } from './match-row.tsx'
import { memberHomeMessages } from './messages.ts'
import type { ReadHome } from './queries.ts'
import { HomeSection } from './rows.tsx'
import { sinceText } from './times.ts'

/** Since the last visit; phones show three at first. */
export function Matches({ home, now }: { home: ReadHome; now: number }) {
  const m = memberHomeMessages
  const [isOpen, setOpen] = useState(false)
  const { count, jobs } = home.matches
  return (
    <HomeSection id="matches" title={m.newMatches(count, sinceText(home.since, now, m))}>
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

/** The style sheet has this number too. */
const SHOWN_ON_PHONES = 3
