import { finishSocialSignIn, startSocialSignIn } from '@hanap/contract/accounts/social-sign-in'
import { ok, type Serve } from '../../http/serve.ts'
import type { Sessions } from '../sessions/service.ts'
import { attemptName, type Carried } from './rules/attempt.ts'
import { ATTEMPT_SECONDS } from './rules.ts'
import type { SocialSignIn } from './service.ts'

/** With the attempt's name, so that two tabs can sign in at once. */
const COOKIE = 'social_sign_in_'

/** Only for these calls and our own pages; no script can read it. */
const cookieOf = (name: string, value: string, maxAge: number, isSecure: boolean) =>
  `${COOKIE}${name}=${value}; Path=/api/auth; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

const expired = (name: string) => cookieOf(name, '', 0, false)

const carriedIn = (cookies: Readonly<Record<string, string | undefined>>): Carried =>
  Object.fromEntries(
    Object.entries(cookies)
      .map(([name, value]) => [NAME.exec(name)?.[1] ?? '', value] as const)
      .filter(([name]) => name !== ''),
  )
const NAME = new RegExp(`^${COOKIE}([0-9a-f]{16})$`)

/** As with a password, the browser's former session ends. */
export function routeSocialSignIn(serve: Serve, socialSignIn: SocialSignIn, sessions: Sessions) {
  serve(startSocialSignIn, async ({ body, facts, setHeader }) => {
    const carried = carriedIn(facts.cookies)
    const { attempt, outdated, isSecure, ...answer } = await socialSignIn.start(
      body.host,
      carried,
      facts.address,
    )
    // Each call adds a header: an answer may have several cookies.
    for (const name of outdated) setHeader('set-cookie', expired(name))
    setHeader('set-cookie', cookieOf(attemptName(answer.state), attempt, ATTEMPT_SECONDS, isSecure))
    return ok(answer)
  })
  serve(finishSocialSignIn, async ({ body, facts, setHeader }) => {
    const name = attemptName(body.state)
    // First, so that the attempt is deleted whatever the outcome.
    setHeader('set-cookie', expired(name))
    const answer = await socialSignIn.finish(body, carriedIn(facts.cookies)[name], facts)
    await sessions.leave(facts.token)
    return ok(answer)
  })
}
