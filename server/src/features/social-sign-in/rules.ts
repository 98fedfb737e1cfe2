import * as accountSays from '@hanap/contract/says/accounts'
import { fill } from '@hanap/contract/says/fill'
import { isVisible } from '@hanap/contract/text/text'
import { isLoopback } from '../../lib/loopback.ts'
import type { ProviderAccount } from '../../outside/identity-provider/port.ts'

/** In seconds; attempts are stored no longer. */
export const ATTEMPT_SECONDS = 10 * 60

/** As long as a failed login counts. */
export const WINDOW_SECONDS = 15 * 60

const MOST_LETTERS = 100
const MOST_IN_USERNAME = 40

export const refusals = {
  hostUnknown: accountSays.addressUnknown,
  attemptOver: accountSays.signInExpired,
  usedUp: accountSays.signInUsed,
  tooMany: accountSays.tooManyLogins,
  busy: accountSays.signInCrowded,
  missing: (provider: string) => fill(accountSays.providerMissing, { provider }),
  notConfirmed: (provider: string) => fill(accountSays.providerNotConfirmed, { provider }),
  // Programs check the first word.
  redirect: (provider: string) => fill(accountSays.providerMismatch, { provider }),
  noEmail: (provider: string) => fill(accountSays.providerNoEmail, { provider }),
  emailUnverified: (provider: string) => fill(accountSays.providerUnverified, { provider }),
  otherAccount: (provider: string, hasPassword: boolean) =>
    fill(hasPassword ? accountSays.otherProviderOrPassword : accountSays.otherProvider, { provider }),
} as const

/** https, except on a loopback host. */
export function redirectUriOf(host: string, path: string): string {
  const { hostname } = new URL(`https://${host}`)
  return new URL(path, `${isLoopback(hostname) ? 'http' : 'https'}://${host}`).href
}

/** From the provider, or else the address. The seeker may change them later. */
export function namesOf(account: ProviderAccount, email: string): { first_name: string; last_name: string } {
  const given = showable(account.givenName)
  const family = showable(account.familyName)
  if (given) return { first_name: given, last_name: family }
  const words = showable(account.name).split(' ')
  const last = words.length > 1 ? (words.pop() ?? '') : ''
  const first = words.join(' ') || family || showable(email.split('@')[0]?.split(/[._+-]/)[0])
  return { first_name: capital(first) || 'Seeker', last_name: first === family ? '' : last || family }
}

/** One short visible line: a provider may send anything. */
function showable(text = ''): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .slice(0, MOST_LETTERS)
    .toWellFormed()
    .trim()
  return isVisible(line) ? line : ''
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** From the names, or else the address. */
export function usernameBase(names: { first_name: string; last_name: string }, email: string): string {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9_]/g, '')
      .slice(0, MOST_IN_USERNAME)
  return plain(names.first_name + names.last_name) || plain(email.split('@')[0] ?? '') || 'seeker'
}
