import { finishSocialSignIn, startSocialSignIn } from '@hanap/contract/accounts/social-sign-in'
import { ok, type Serve } from '../../http/serve.ts'
import type { Sessions } from '../sessions/service.ts'
import { attemptName, type Carried } from './rules/attempt.ts'
import { ATTEMPT_SECONDS } from './rules.ts'
import type { SocialSignIn } from './service.ts'

/** With the attempt's name behind it: two tabs that sign in at the same moment do not take each other's. */
const COOKIE = 'social_sign_in_'

/** Sent to these calls only, and by our own pages only; no script reads it. */
const cookieOf = (name: string, value: string, maxAge: number, isSecure: boolean) =>
  `${COOKIE}${name}=${value}; Path=/api/auth; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

const expired = (name: string) => cookieOf(name, '', 0, false)

/** The attempts among the cookies that a browser sent. */
const carriedIn = (cookies: Readonly<Record<string, string | undefined>>): Carried =>
  Object.fromEntries(
    Object.entries(cookies)
      .map(([name, value]) => [NAME.exec(name)?.[1] ?? '', value] as const)
      .filter(([name]) => name !== ''),
  )
const NAME = new RegExp(`^${COOKIE}([0-9a-f]{16})$`)

/**
 * Leaving for the provider, and coming back; a cookie keeps what the browser began with. As with a password, the session
 * that the browser had until then ends.
 */
export function routeSocialSignIn(serve: Serve, socialSignIn: SocialSignIn, sessions: Sessions) {
  serve(startSocialSignIn, async ({ body, facts, setHeader }) => {
    const carried = carriedIn(facts.cookies)
    const { attempt, outdated, isSecure, ...answer } = await socialSignIn.start(
      body.host,
      carried,
      facts.address,
    )
    // Each call adds one: cookies are the header of which an answer may have several.
    for (const name of outdated) setHeader('set-cookie', expired(name))
    setHeader('set-cookie', cookieOf(attemptName(answer.state), attempt, ATTEMPT_SECONDS, isSecure))
    return ok(answer)
  })
  serve(finishSocialSignIn, async ({ body, facts, setHeader }) => {
    const name = attemptName(body.state)
    // Before anything else, so that it is gone however this ends: what came back once is never of use again.
    setHeader('set-cookie', expired(name))
    const answer = await socialSignIn.finish(body, carriedIn(facts.cookies)[name], facts)
    await sessions.leave(facts.token)
    return ok(answer)
  })
}
