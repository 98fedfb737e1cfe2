import { finishSocialSignIn, startSocialSignIn } from '@hanap/contract/social-sign-in'
import { ok, type Serve } from '../../http/serve.ts'
import { ATTEMPT_SECONDS } from './rules.ts'
import type { SocialSignIn } from './service.ts'

const COOKIE = 'social_sign_in'

/** Sent to these calls only, and by our own pages only; no script reads it. */
const cookieOf = (value: string, maxAge: number, isSecure: boolean) =>
  `${COOKIE}=${value}; Path=/api/auth; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** Leaving for the provider, and coming back; a cookie keeps what the browser began with. */
export function routeSocialSignIn(serve: Serve, socialSignIn: SocialSignIn) {
  serve(startSocialSignIn, async ({ body, facts }) => {
    const { attempt, isSecure, ...answer } = await socialSignIn.start(body.host, facts.address)
    return { ...ok(answer), headers: { 'set-cookie': cookieOf(attempt, ATTEMPT_SECONDS, isSecure) } }
  })
  serve(finishSocialSignIn, async ({ body, facts, setHeader }) => {
    // Before anything else, so that it is gone however this ends: what came back once is never of use again.
    setHeader('set-cookie', cookieOf('', 0, false))
    return ok(await socialSignIn.finish(body, facts.cookies[COOKIE], facts))
  })
}
