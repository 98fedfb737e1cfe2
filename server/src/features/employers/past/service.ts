import type { EmployerPast } from '@hanap/contract/jobs/employer-past'
import type { Connection } from '../../../db/open.ts'
import type { JobSearch } from '../../../search/port.ts'
import { comparePay, daysUp } from './rules.ts'
import { findPaid, findSeen } from './store.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Without the index, pay is not compared. */
export async function readPast(
  { connection, index }: { connection: Connection; index: Pick<JobSearch, 'typicalPayOfOthers'> },
  employer: { id: number; total_posts: number; open_jobs: number },
  now: Date,
): Promise<EmployerPast> {
  const [seen, paid] = await Promise.all([
    findSeen(connection, employer.id),
    findPaid(connection, employer.id, new Date(now.getTime() - YEAR_MS)),
  ])
  const originals = paid.map(({ id, title, jobType }) => ({
    id,
    title,
    jobType,
    employerId: employer.id,
    tagIds: [],
    usdMin: null,
    usdMax: null,
  }))
  const typical = paid.length === 0 ? [] : await index.typicalPayOfOthers(originals).catch(() => [])
  return {
    listings: employer.total_posts,
    open: employer.open_jobs,
    days_up: daysUp(seen),
    pay: comparePay(paid, typical),
    pay_changes: { changed: seen.changed, listings: seen.read },
  }
}
