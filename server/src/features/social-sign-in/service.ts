import type { OwnText } from '@hanap/contract/says/catalogue'
import { pages } from '@hanap/contract/site/pages'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { outsideDown, Problem } from '../../lib/problem.ts'
import { bucketOf, hashToken, type Secrets } from '../../lib/secrets/secrets.ts'
import { type IdentityProvider, ProviderProblem } from '../../outside/identity-provider/port.ts'
import type { Caller, SignedInAnswer } from '../accounts/service.ts'
import type { Admit } from './admission/service.ts'
import { type Carried, openAttempt, outdatedAttempts, sealAttempt } from './rules/attempt.ts'
import { ATTEMPT_SECONDS, redirectUriOf, refusals, WINDOW_SECONDS } from './rules.ts'
import { deleteReturnsBefore, markReturned } from './store.ts'

export type SocialSignIn = {
  /**
   * The browser stores `attempt` and deletes the `outdated` ones. Throws 'sign-in-refused' for a foreign host, and a
   * 502 if the provider does not answer.
   */
  start(
    host: string,
    carried: Carried,
    callerAddress: string,
  ): Promise<{
    authorization_url: string
    state: string
    attempt: string
    outdated: string[]
    isSecure: boolean
  }>
  /**
   * Makes or links the account the first time. Throws 'sign-in-refused' with words for the visitor, and a 502 if the
   * provider does not answer.
   */
  finish(
    returned: { code: string; state: string; host: string; iss?: string | undefined },
    attempt: string | undefined,
    caller: Caller,
  ): Promise<SignedInAnswer>
  /** Deletes the marks of expired attempts. */
  sweep(): Promise<void>
}

/** One round trip to the provider, bound to its browser by a sealed attempt. */
export function createSocialSignIn(given: {
  db: Database
  clock: Clock
  secrets: Secrets
  rateLimits: RateLimits
  provider: IdentityProvider
  admit: Admit
  providerName: string
  publicHosts: readonly string[]
  limits: Pick<Config['limits'], 'loginPerAddress'>
}): SocialSignIn {
  const { db, clock, secrets, rateLimits, provider, admit, providerName, publicHosts, limits } = given
  const refuse = (text: OwnText, cause?: unknown) => new Problem('sign-in-refused', text, { cause })

  const countTry = (address: string) =>
    rateLimits.count(bucketOf(secrets, 'social-sign-in', address), {
      max: limits.loginPerAddress,
      windowSeconds: WINDOW_SECONDS,
      text: refusals.tooMany,
    })

  /** Accepts only exactly one of our hosts. */
  function redirectFor(host: string): string {
    if (!publicHosts.includes(host)) throw refuse(refusals.hostUnknown)
    return redirectUriOf(host, pages.oauthCallback.path)
  }

  function inOurWords(error: unknown): unknown {
    if (!(error instanceof ProviderProblem)) return error
    if (error.kind === 'missing') return refuse(refusals.missing(providerName), error)
    if (error.kind === 'redirect-mismatch') return refuse(refusals.redirect(providerName), error)
    if (error.kind === 'refused') return refuse(refusals.notConfirmed(providerName), error)
    return outsideDown(`sign-in service of ${providerName}`, error)
  }

  return {
    async start(host, carried, callerAddress) {
      await countTry(callerAddress)
      const redirectUri = redirectFor(host)
      const { url, secrets: made } = await provider.begin(redirectUri).catch((error: unknown) => {
        throw inOurWords(error)
      })
      const now = clock.now()
      const attempt = sealAttempt(secrets, { ...made, host }, now)
      const outdated = outdatedAttempts(secrets, carried, now)
      const isSecure = redirectUri.startsWith('https:')
      return { authorization_url: url, state: made.state, attempt, outdated, isSecure }
    },

    async finish({ code, state, host, iss }, sealed, caller) {
      await countTry(caller.address)
      const redirectUri = redirectFor(host)
      const now = clock.now()
      const attempt = openAttempt(secrets, sealed, { state, host }, now)
      if (!attempt) throw refuse(refusals.attemptOver)
      if (!(await markReturned(db, hashToken(state), now))) throw refuse(refusals.usedUp)
      const account = await provider.finish({ code, iss }, redirectUri, attempt).catch((error: unknown) => {
        throw inOurWords(error)
      })
      return admit(account, caller)
    },

    // Twice the life of an attempt.
    sweep: () => deleteReturnsBefore(db, new Date(clock.now().getTime() - 2 * ATTEMPT_SECONDS * 1000)),
  }
}
