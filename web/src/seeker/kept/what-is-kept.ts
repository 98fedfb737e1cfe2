import { pages } from '@hanap/contract/site/pages'
import { session } from '../../api/session/browser-session.ts'
import { KEPT_AT } from '../../api/session/kept-at.ts'
import { answersName } from './answers-name.ts'
import { isShowable } from './kept-limits.ts'

/** What is readable offline, with ISO times of fetching. */
export type Kept = { readonly [Name in 'jobs' | 'savedJobs' | 'applications']?: string }

const lists: readonly (readonly [name: keyof Kept, path: RegExp])[] = [
  ['jobs', /^\/api\/jobs\/(?:search\/)?$/],
  ['savedJobs', /^\/api\/saved-jobs\/$/],
  ['applications', /^\/api\/job-applications\/list_applications\/$/],
]

export const keptPages = {
  jobs: pages.jobs.path,
  savedJobs: pages.savedJobs.path,
  applications: pages.applications.path,
} as const

/** Of the logged-in seeker, as far as it is still shown; empty if unreadable. */
export async function readKept(): Promise<Kept> {
  try {
    const kept: { -readonly [Name in keyof Kept]: string } = {}
    const { token } = session.read()
    const name = token === null ? null : await answersName(`Token ${token}`)
    if (name !== null && (await caches.has(name))) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const list = lists.find(([, path]) => path.test(new URL(request.url).pathname))?.[0]
        if (!list) continue
        const keptAt = (await cache.match(request))?.headers.get(KEPT_AT) ?? ''
        if (isShowable(Date.parse(keptAt) || 0, Date.now()) && keptAt > (kept[list] ?? ''))
          kept[list] = keptAt
      }
    }
    return kept
  } catch {
    return {}
  }
}
