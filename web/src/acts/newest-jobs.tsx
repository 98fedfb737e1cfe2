import type { Job } from '@hanap/contract/jobs/jobs'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNow } from '../i18n/use-now.ts'
import { PayList } from '../listing/pay/pay-list.tsx'
import { JobRow } from './job-row.tsx'
import { newestMessages } from './newest-messages.ts'
import { jobListQuery } from './search/job-queries.ts'

const MOST_SHOWN = 6

/**
 * Leads on from an empty page. Renders nothing without a plan, which the server then refuses.
 * @param props.row instead of the job list's row
 */
export function NewestJobs({ row }: { row?: (job: Job, now: number) => ReactNode }) {
  const m = newestMessages
  const now = useNow()
  // The job list's query, which then opens from the cache. Uses no search.
  const { data } = useQuery({ ...jobListQuery({}), retry: false })
  if (!data || data.results.length === 0) return null
  return (
    <PayList title={m.title} className="max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
      {data.results
        .slice(0, MOST_SHOWN)
        .map(
          (job) =>
            row?.(job, now) ?? <JobRow key={job.id} job={job} now={now} isOpen={false} hasPane={false} />,
        )}
    </PayList>
  )
}
