import { accountLinkTexts } from '@hanap/contract/accounts/account-links'

/** What a mailed link does: proves a new account's address, changes an account's address, sets a password. */
export type LinkKind = 'verify-email' | 'change-email' | 'reset-password'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** How long a mailed link works. The one that sets a password opens the account, so it is the shortest. */
export const LIFE_MS: Readonly<Record<LinkKind, number>> = {
  'verify-email': DAY_MS,
  'change-email': DAY_MS,
  'reset-password': HOUR_MS,
}

/** How long a link is known after it ended, so that opening it again can be told from a wrong one. */
export const KEEP_MS = 30 * DAY_MS

/**
 * Mails of one kind to one address, whoever asks and whether or not it has an account: an answer that differed would
 * tell which addresses have one.
 */
export const MAILS_PER_RECIPIENT = { max: 3, windowSeconds: 60 * 60, text: accountLinkTexts.tooManyMails }

/** Opened links of one network address. Tokens cannot be guessed; this bounds the work that trying makes. */
export const OPENINGS_PER_ADDRESS = { max: 100, windowSeconds: 15 * 60, text: accountLinkTexts.tooManyTries }

/** Whether a link can still be used. */
export const isOpen = (link: { ended_at: Date | null; expires_at: Date }, now: Date) =>
  link.ended_at === null && link.expires_at > now
