import { useQuery } from '@tanstack/react-query'
import { JobRow } from '../../../acts/job-row.tsx'
import { jobListQuery } from '../../../acts/search/job-queries.ts'
import { LoadingRows } from '../../../listing/loading-rows.tsx'
import { Boards } from '../boards.tsx'
import { memberHomeMessages } from './messages.ts'
import type { ReadHome } from './queries.ts'
import { HomeSection } from './rows.tsx'
import { sinceText } from './times.ts'

const MOST_SHOWN = 5

/** For a seeker with a plan and without new matches; phones show three. */
export function Newest({ home, now }: { home: ReadHome; now: number }) {
  const m = memberHomeMessages
  // The job list's query, which then opens from the cache.
  const { data, isError } = useQuery(jobListQuery({}))
  if (data ? data.results.length === 0 : isError) return <Kinds />
  const hasAlerts = home.alerts.searches.length > 0
  return (
    <HomeSection id="newest" title={m.newest}>
      {hasAlerts && <p className="mb-1 text-t1">{m.noMatches(sinceText(home.since, now, m))}</p>}
      <p className="mb-2.5 text-t0 text-ink-2">{m.key}</p>
      {data ? (
        <ul className="frame rows max-nav:[&>:nth-child(n+4)]:hidden! max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
          {data.results.slice(0, MOST_SHOWN).map((job) => (
            <JobRow key={job.id} job={job} now={now} isOpen={false} hasPane={false} />
          ))}
        </ul>
      ) : (
        <LoadingRows />
      )}
    </HomeSection>
  )
}

/** Renders nothing if the kinds replace the newest jobs. */
export function KindsBeside() {
  const { data, isError } = useQuery({ ...jobListQuery({}), enabled: false })
  return (data ? data.results.length === 0 : isError) ? null : <Kinds />
}

/** Links to kinds of work, which need no plan. */
export function Kinds() {
  return (
    <HomeSection id="kinds" title={memberHomeMessages.kinds}>
      <Boards />
    </HomeSection>
  )
}
