import { getOwnProfile } from '../../contract/src/accounts/users.ts'
import { getJob } from '../../contract/src/jobs/job-details.ts'
import { JOBS_PER_PAGE, listJobs } from '../../contract/src/jobs/jobs.ts'
import { getCurrentSubscription, getTrialStatus } from '../../contract/src/payments/subscriptions.ts'
import { pages } from '../../contract/src/site/pages.ts'

const standing = [getOwnProfile, getCurrentSubscription, getTrialStatus].map(({ path }) => path)

/** First calls of the most visited pages, by address without language or query. */
const callsOf: readonly (readonly [address: RegExp, calls: readonly string[]])[] = [
  [new RegExp(`^${pages.jobs.path}$`), [...standing, `${listJobs.path}?page=1&per_page=${JOBS_PER_PAGE}`]],
  [
    new RegExp(`^${pages.job.path.replace('$id', '([1-9]\\d{0,14})')}$`),
    [...standing, getJob.path.replace(':id', '$1')],
  ],
]

/**
 * A script for the shell's head: makes a logged-in seeker's first calls while the site's script loads.
 * web/src/api/asked-early.ts takes the answers.
 */
export function askEarly(base: string): string {
  const calls = callsOf.map(([address, paths]) => [address.source, paths])
  return `
      try {
        const token = localStorage.getItem('token')
        const path = location.pathname.replace(/^\\/fil(?=\\/)/, '')
        const headers = { accept: 'application/json', authorization: 'Token ' + token, 'X-CSRFToken': 'hanap' }
        globalThis.askedEarly = new Map()
        if (token && location.search === '')
          for (const [address, paths] of ${JSON.stringify(calls)})
            if (new RegExp(address).test(path))
              for (const call of paths.map((one) => ${JSON.stringify(base)} + path.replace(new RegExp(address), one))) {
                const answer = fetch(call, { headers, credentials: 'include', signal: AbortSignal.timeout(15000) })
                answer.catch(() => null)
                askedEarly.set(call, { token, at: Date.now(), answer })
              }
      } catch {}
    `
}
