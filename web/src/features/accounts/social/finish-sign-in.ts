import { finishSocialSignIn } from '@hanap/contract/accounts/social-sign-in'
import type { User } from '@hanap/contract/accounts/users'
import { checkOnboardingStatus } from '@hanap/contract/profile/onboarding'
import type { ProblemCode } from '@hanap/contract/wire/problem'
import type { QueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client.ts'
import { ApiProblem, NetworkProblem } from '../../../api/problems/problems.ts'
import { session } from '../../../api/session/browser-session.ts'
import { profileQuery } from '../../../api/standing.ts'
import { translate } from '../../../i18n/translate.ts'
import { landingOf, landingOfVisitor, landingWith } from '../login/landing.ts'
import { forgetKeptSignUp } from '../sign-up/kept-sign-up.ts'
import { forgetSignIn, readSignIn } from './begun-sign-in.ts'

/** The query of the provider's redirect. */
export type Returned = {
  code?: string
  state?: string
  host?: string
  iss?: string
  error?: string
}
type FailureText = 'noCode' | 'serverError' | 'redirect' | 'other'
export type Outcome =
  /** `lacksTrial`: a new account without free days. */
  | { kind: 'signed-in'; path: string; lacksTrial?: boolean }
  /** `more`: the server's own words for the seeker. `next`: the path they wanted. */
  | { kind: 'failed'; text: FailureText; more: string; isDenied: boolean; next: string | undefined }

/** Slower than most calls: the server exchanges the code, fetches keys and writes an account. */
const PATIENCE_MS = 30_000

const begun = new Map<string, Promise<Outcome>>()

/** Once, however often the page renders: the code works a single time. */
export function finishSignInOnce(returned: Returned, queries: QueryClient): Promise<Outcome> {
  const key = `${returned.state} ${returned.code}`
  const known = begun.get(key)
  if (known) return known
  const outcome = finishSignIn(returned, queries)
  if (returned.code) begun.set(key, outcome)
  return outcome
}

async function finishSignIn(returned: Returned, queries: QueryClient): Promise<Outcome> {
  const { code, state, iss, error } = returned
  const kept = readSignIn()
  const fail = (text: FailureText, more = ''): Outcome => ({
    kind: 'failed',
    text,
    more,
    isDenied: error === 'access_denied',
    next: kept?.next,
  })
  if (!code) return fail('noCode')
  if (kept === null || kept.state !== state) {
    // A reload, Back, or a forged address (login CSRF): sends nothing.
    const path = session.read().token === null ? null : await landingOfVisitor(queries)
    return path === null ? fail('other') : { kind: 'signed-in', path: landingWith(path, kept?.next) }
  }
  forgetSignIn()
  try {
    const answer = await callEndpoint(finishSocialSignIn, {
      body: { code, state, host: returned.host ?? window.location.host, ...(iss && { iss }) },
      timeoutMs: PATIENCE_MS,
    })
    session.signIn(answer.token, answer.user)
    forgetKeptSignUp()
    const user = await withOnboarding(answer.user)
    session.setUser(user)
    queries.setQueryData(profileQuery.queryKey, user)
    return { kind: 'signed-in', path: landingWith(landingOf(user), kept.next), lacksTrial: lacksTrial(user) }
  } catch (problem) {
    return fail(...whatFailed(problem))
  }
}

/** Another device may have finished the onboarding. Without an answer, the sign-in's value counts. */
async function withOnboarding(user: User): Promise<User> {
  return callEndpoint(checkOnboardingStatus).then(
    ({ onboarding_completed }) => ({ ...user, onboarding_completed }),
    () => user,
  )
}

/** A guess: the answer does not say who is new. */
const lacksTrial = (user: User) =>
  !user.onboarding_completed && !user.is_trial_active && user.subscription === null

/** Refusals whose own words help the seeker. */
const forPeople: ReadonlySet<ProblemCode> = new Set(['sign-in-refused', 'too-many', 'outside-down', 'busy'])

function whatFailed(problem: unknown): [FailureText, string?] {
  if (problem instanceof NetworkProblem) return ['other']
  if (!(problem instanceof ApiProblem)) return ['other']
  if (problem.detail.includes('redirect_uri_mismatch')) return ['redirect']
  if (problem.status === 500) return ['serverError']
  return ['other', forPeople.has(problem.code) ? translate(problem.detail, problem.body.said) : '']
}
