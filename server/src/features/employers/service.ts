import type { EmployerCard, EmployerPage } from '@hanap/contract/jobs/employers'
import type { Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound } from '../../lib/problem.ts'
import type { JobSearch } from '../../search/port.ts'
import type { HiddenJobs } from '../hidden-jobs/service.ts'
import type { Jobs } from '../jobs/service.ts'
import { tellOutcomes } from './outcomes/rules.ts'
import { findSums } from './outcomes/store.ts'
import { readPast } from './past/service.ts'
import { directoryPage, listingsPage, readNameWords } from './rules.ts'
import {
  countEmployers,
  countOpenAmong,
  findEmployer,
  findEmployers,
  findOpenJobs,
  findPay,
  findSkills,
} from './store.ts'

export type Employers = {
  /** Named employers with open listings, twenty per page, most listings first. */
  list(query: {
    search?: string | undefined
    page?: string | undefined
  }): Promise<{ count: number; results: EmployerCard[] }>
  /**
   * Its open jobs come newest first, ten per page, without those the seeker hid; pay, skills and open_jobs cover all.
   * Throws 'not-found' for an employer without any job ever.
   */
  get(userId: number, employerId: number, page?: string): Promise<EmployerPage>
}

export function createEmployers({
  db,
  replicas,
  clock,
  jobs,
  hiddenJobs,
  index,
}: {
  db: Database
  replicas: Database
  clock: Clock
  jobs: Jobs
  hiddenJobs: HiddenJobs
  index: Pick<JobSearch, 'typicalPayOfOthers'>
}): Employers {
  return {
    async list({ search, page }) {
      const nameWords = readNameWords(search)
      const wanted = directoryPage(page)
      const count = await countEmployers(replicas, nameWords)
      return { count, results: wanted.offset < count ? await findEmployers(replicas, nameWords, wanted) : [] }
    },

    async get(userId, employerId, page) {
      const employer = await findEmployer(replicas, employerId)
      if (!employer) throw notFound('employer')
      const hidden = await hiddenJobs.idsOf(userId)
      const [pay, skills, past, sums, hiddenOpen, ids] = await Promise.all([
        findPay(replicas, employerId),
        findSkills(replicas, employerId),
        readPast({ connection: replicas, index }, employer, clock.now()),
        findSums(replicas, employerId),
        countOpenAmong(replicas, employerId, hidden),
        findOpenJobs(replicas, employerId, hidden, listingsPage(page)),
      ])
      const described = await jobs.describe(db, userId, ids)
      return {
        ...employer,
        first_seen_at: employer.first_seen_at.toISOString(),
        pay,
        skills,
        past,
        outcomes: tellOutcomes(sums),
        count: Math.max(0, employer.open_jobs - hiddenOpen),
        results: ids.flatMap((id) => described.get(id) ?? []),
      }
    },
  }
}
