import type { User } from '@hanap/contract/accounts/users'
import { pages } from '@hanap/contract/site/pages'
import type { QueryClient } from '@tanstack/react-query'
import { isRefusedFor } from '../../../api/problems/problems.ts'
import { session } from '../../../api/session/browser-session.ts'
import { profileQuery } from '../../../api/standing.ts'
import { readOwnPath } from '../../../page/paths.ts'

type Landing = typeof pages.jobs.path | typeof pages.onboarding.path

/** Where a seeker goes after signing in: those whose profile is not set up go on with that, everyone else to the listings. */
export function landingOf(user: Pick<User, 'account_type' | 'onboarding_completed'>): Landing {
  const isFirstTimer = user.account_type === 'jobseeker' && !user.onboarding_completed
  return isFirstTimer ? pages.onboarding.path : pages.jobs.path
}

/**
 * Where a visitor who is signed in already goes on to; null when it turns out that they are not. When the
 * profile cannot be read, what this browser remembers decides.
 */
export async function landingOfVisitor(queries: QueryClient): Promise<Landing | null> {
  try {
    return landingOf(await queries.fetchQuery(profileQuery))
  } catch (problem) {
    if (isRefusedFor(problem, 'unauthenticated')) return null
    const { user } = session.read()
    return user ? landingOf(user) : pages.jobs.path
  }
}

/**
 * Where a login leads: the page asked for before it, also without a profile. The home page and the bare job list count
 * as nothing asked.
 * @param landing an own path, the default
 * @param next what was asked for; only own pages count
 */
export function landingWith(landing: string, next: string | undefined): string {
  const wanted = readOwnPath(next)
  if (wanted === undefined) return landing
  return landing === pages.onboarding.path && isNothingInParticular(wanted) ? landing : wanted
}

function isNothingInParticular(path: string): boolean {
  const address = path.replace(/#.*$/, '').replace(/\/+$/, '') || pages.home.path
  return address === pages.home.path || address === pages.jobs.path
}
