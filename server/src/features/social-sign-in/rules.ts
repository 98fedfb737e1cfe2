import * as accountSays from '@hanap/contract/says/accounts'
import { fill } from '@hanap/contract/says/fill'
import { isVisible } from '@hanap/contract/text/text'
import { isLoopback } from '../../lib/loopback.ts'
import type { ProviderAccount } from '../../outside/identity-provider/port.ts'

/** How long somebody may take at the provider, in seconds; what they begin with is kept no longer. */
export const ATTEMPT_SECONDS = 10 * 60

/** As long as a failed login counts. */
export const WINDOW_SECONDS = 15 * 60

const MOST_LETTERS = 100
const MOST_IN_USERNAME = 40

/** What a person reads who cannot sign in this way. */
export const refusals = {
  hostUnknown: accountSays.addressUnknown,
  attemptOver: accountSays.signInExpired,
  usedUp: accountSays.signInUsed,
  tooMany: accountSays.tooManyLogins,
  busy: accountSays.signInCrowded,
  missing: (provider: string) => fill(accountSays.providerMissing, { provider }),
  notConfirmed: (provider: string) => fill(accountSays.providerNotConfirmed, { provider }),
  // A program looks for the first word; a person reads the rest.
  redirect: (provider: string) => fill(accountSays.providerMismatch, { provider }),
  noEmail: (provider: string) => fill(accountSays.providerNoEmail, { provider }),
  emailUnverified: (provider: string) => fill(accountSays.providerUnverified, { provider }),
  otherAccount: (provider: string, hasPassword: boolean) =>
    fill(hasPassword ? accountSays.otherProviderOrPassword : accountSays.otherProvider, { provider }),
} as const

/** Where the browser comes back to: https, except on this machine. */
export function redirectUriOf(host: string, path: string): string {
  const { hostname } = new URL(`https://${host}`)
  return new URL(path, `${isLoopback(hostname) ? 'http' : 'https'}://${host}`).href
}

/** A new seeker's names, from what the provider says or else from the address. They may change them later. */
export function namesOf(account: ProviderAccount, email: string): { first_name: string; last_name: string } {
  const given = showable(account.givenName)
  const family = showable(account.familyName)
  if (given) return { first_name: given, last_name: family }
  const words = showable(account.name).split(' ')
  const last = words.length > 1 ? (words.pop() ?? '') : ''
  const first = words.join(' ') || family || showable(email.split('@')[0]?.split(/[._+-]/)[0])
  return { first_name: capital(first) || 'Seeker', last_name: first === family ? '' : last || family }
}

/** One line that shows what it is, not too long: a provider may say anything. */
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

/** What a username is made of: the names in plain letters, or else the address. */
export function usernameBase(names: { first_name: string; last_name: string }, email: string): string {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9_]/g, '')
      .slice(0, MOST_IN_USERNAME)
  return plain(names.first_name + names.last_name) || plain(email.split('@')[0] ?? '') || 'seeker'
}
