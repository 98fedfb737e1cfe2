import type { EmployerCard, EmployerPage } from '@hanap/contract/employers'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../lib/problem.ts'
import type { Jobs } from '../jobs/service.ts'
import { directoryPage, listingsPage, readNameWords } from './rules.ts'
import { countEmployers, findEmployer, findEmployers, findOpenJobs, findPay, findSkills } from './store.ts'

export type Employers = {
  /** Named employers with open listings, twenty a page, those with the most first; `search` is words of the name. */
  list(query: {
    search?: string | undefined
    page?: string | undefined
  }): Promise<{ count: number; results: EmployerCard[] }>
  /** One employer with its open listings, newest first, ten a page; one without any listing ever is not there. */
  get(userId: number, employerId: number, page?: string | undefined): Promise<EmployerPage>
}

/** Employers as their listings show them: nobody writes anything about themselves here. */
export function createEmployers({ db, jobs }: { db: Database; jobs: Jobs }): Employers {
  return {
    async list({ search, page }) {
      const nameWords = readNameWords(search)
      const wanted = directoryPage(page)
      const count = await countEmployers(db, nameWords)
      return { count, results: wanted.offset < count ? await findEmployers(db, nameWords, wanted) : [] }
    },

    async get(userId, employerId, page) {
      const employer = await findEmployer(db, employerId)
      if (!employer) throw notFound('employer')
      const [pay, skills, ids] = await Promise.all([
        findPay(db, employerId),
        findSkills(db, employerId),
        findOpenJobs(db, employerId, listingsPage(page)),
      ])
      const described = await jobs.describe(db, userId, ids)
      return {
        ...employer,
        first_seen_at: employer.first_seen_at.toISOString(),
        pay,
        skills,
        count: employer.open_jobs,
        results: ids.flatMap((id) => described.get(id) ?? []),
      }
    },
  }
}
