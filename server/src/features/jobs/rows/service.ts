import type { Job } from '@hanap/contract/jobs/jobs'
import type { Connection } from '../../../db/open.ts'
import type { Spending } from '../../../db/spend-search.ts'
import type { Clock } from '../../../lib/clock.ts'
import { workHoursOf } from '../../../reading/hours/work-hours.ts'
import { describeJob, tellMark } from '../rules.ts'
import { findJobs, findMarks, findMarksSpending, type JobRow } from '../store.ts'

/**
 * Takes open and removed listings; skips unknown ids.
 * @param spending counts the search that found them, in the same statement
 */
export type Describe = (
  connection: Connection,
  userId: number,
  ids: readonly number[],
  spending?: Spending | null,
) => Promise<Map<number, Job>>

/** Twice the characters that a card shows, since some are several code points. */
const LISTED_DESCRIPTION = 300
/** Two kilobytes each. */
const MOST_KEPT = 10_000

type Kept = { version: string; job: Job; hours: Pick<JobRow, 'shift' | 'hours_kind'> }

/** Caches rows. One statement reads each row's version and the seeker's marks; only changed rows are reread. */
export function createDescribe(clock: Clock): Describe {
  const kept = new Map<number, Kept>()

  function keep(row: JobRow, now: Date) {
    const { id, version, shift, hours_kind } = row
    kept.set(id, { version, job: describeJob(row, now), hours: { shift, hours_kind } })
  }

  /** Removes the least recently used. */
  function trim() {
    for (const id of kept.keys()) {
      if (kept.size <= MOST_KEPT) return
      kept.delete(id)
    }
  }

  return async (connection, userId, ids, spending = null) => {
    if (ids.length === 0 && !spending) return new Map()
    const now = clock.now()
    const marks = spending
      ? await findMarksSpending(connection, userId, ids, ...spending)
      : await findMarks(connection, userId, ids)
    const jobs = new Map<number, Job>()
    const missing: number[] = []
    for (const { id, version, ...mark } of marks) {
      const row = kept.get(id)
      if (row?.version !== version) {
        missing.push(id)
        continue
      }
      kept.delete(id)
      kept.set(id, row)
      jobs.set(id, {
        ...row.job,
        ...tellMark(mark),
        work_hours: workHoursOf(row.hours.shift, row.hours.hours_kind, now),
      })
    }
    const read = missing.length > 0 ? await findJobs(connection, userId, missing, LISTED_DESCRIPTION) : []
    for (const row of read) {
      keep(row, now)
      jobs.set(row.id, describeJob(row, now))
    }
    trim()
    return jobs
  }
}
