import type { JobReport } from '@hanap/contract/jobs/job-reports'
import * as jobSays from '@hanap/contract/says/jobs'
import type { Database } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound } from '../../lib/problem.ts'
import { findListing, listOpenReports, putReport, settleReports } from './store.ts'

export type JobReports = {
  /**
   * Replaces the seeker's earlier report and tells the operator. Throws 'not-found' for an unknown job, 'too-many'
   * past REPORTS_A_DAY.
   * @returns whether it is the first of this job
   */
  report(userId: number, jobId: number, report: JobReport): Promise<{ isFirst: boolean }>
  /** For the operator. */
  listOpen(): Promise<OpenReports[]>
  /** @returns how many there were */
  settle(jobId: number): Promise<number>
}

export type OpenReports = Awaited<ReturnType<typeof listOpenReports>>[number]

/** Listings shown at a time. */
const SHOWN = 100

/** More than anyone meets in a day, yet few enough to read. */
export const REPORTS_A_DAY = {
  max: 30,
  windowSeconds: 24 * 60 * 60,
  text: jobSays.manyReports,
}

/** @param given.log gets one line per report, without the seeker's own words */
export function createJobReports(given: {
  db: Database
  clock: Clock
  rateLimits: RateLimits
  log: (line: string) => void
}): JobReports {
  const { db, clock, rateLimits, log } = given
  return {
    async report(userId, jobId, report) {
      const listing = await findListing(db, jobId)
      if (!listing) throw notFound('job')
      await rateLimits.count(`report-job:${userId}`, REPORTS_A_DAY)
      const { isFirst, total } = await putReport(db, { ...report, userId, jobId, now: clock.now() })
      const people = total === 1 ? 'one seeker' : `${total} seekers`
      log(`Job ${jobId} (${listing.url}) was reported as '${report.reason}'; ${people} reported it so far.`)
      return { isFirst }
    },
    listOpen: () => listOpenReports(db, SHOWN),
    settle: (jobId) => settleReports(db, jobId, clock.now()),
  }
}
