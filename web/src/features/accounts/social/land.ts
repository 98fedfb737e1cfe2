import { getUser, type User } from '@hanap/contract/accounts/users'
import type { QueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client.ts'
import { isRefusedFor } from '../../../api/problems/problems.ts'
import { session } from '../../../api/session/browser-session.ts'
import { profileQuery } from '../../../api/standing.ts'
import { endSession } from '../../../seeker/waiting/end-sessions.ts'
import { landingOf, landingOfVisitor } from '../login/landing.ts'
import { forgetKeptSignUp } from '../sign-up/kept-sign-up.ts'
import { forgetLandingToken, readLandingToken } from './landing-token.ts'

/** A valid token of another seeker: the link may be an attack (login CSRF), so the page asks. */
export type Choice = { kind: 'choice'; present: User; token: string; user: User }
export type Outcome =
  | { kind: 'signed-in'; path: string }
  | Choice
  | { kind: 'no-token' | 'expired' | 'unreadable' }

const readWith = (token: string) => callEndpoint(getUser, { headers: { authorization: `Token ${token}` } })
const isRefused = (problem: unknown) => isRefusedFor(problem, 'unauthenticated')

/**
 * Logs in with the address's token. A bad token ends no session, and another seeker's session ends only by consent.
 */
export async function land(queries: QueryClient): Promise<Outcome> {
  const token = readLandingToken()
  if (token === '') return { kind: 'no-token' }
  // The page was reloaded after the token was used.
  if (token === undefined) return stay(queries)
  try {
    const user = await readWith(token)
    const present = await readPresent()
    if (present && present.id !== user.id) return { kind: 'choice', present, token, user }
    return enter(queries, { token, user })
  } catch (problem) {
    return { kind: isRefused(problem) ? 'expired' : 'unreadable' }
  }
}

/** Ends the former session. */
export function enter(queries: QueryClient, { token, user }: Pick<Choice, 'token' | 'user'>): Outcome {
  forgetLandingToken()
  const former = session.read().token
  if (former !== null && former !== token) void endSession(former)
  session.signIn(token, user)
  forgetKeptSignUp()
  queries.setQueryData(profileQuery.queryKey, user)
  return { kind: 'signed-in', path: landingOf(user) }
}

/** Keeps the present session. */
export async function stay(queries: QueryClient): Promise<Outcome> {
  forgetLandingToken()
  const path = session.read().token === null ? null : await landingOfVisitor(queries)
  return path === null ? { kind: 'no-token' } : { kind: 'signed-in', path }
}

/** Null without a valid session. */
async function readPresent(): Promise<User | null> {
  const { token } = session.read()
  if (token === null) return null
  return readWith(token).catch((problem: unknown) => {
    if (isRefused(problem)) return null
    throw problem
  })
}
