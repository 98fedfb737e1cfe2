import { accountLinkTexts } from '@hanap/contract/accounts/account-links'

export type LinkKind = 'verify-email' | 'change-email' | 'reset-password'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** The link that sets a password opens the account, so it is the shortest. */
export const LIFE_MS: Readonly<Record<LinkKind, number>> = {
  'verify-email': DAY_MS,
  'change-email': DAY_MS,
  'reset-password': HOUR_MS,
}

/** Ended links are kept so that reopening one can be told from a wrong token. */
export const KEEP_MS = 30 * DAY_MS

/** Also counts addresses without an account: a different answer would tell which ones have one. */
export const MAILS_PER_RECIPIENT = { max: 3, windowSeconds: 60 * 60, text: accountLinkTexts.tooManyMails }

/** Tokens cannot be guessed; this limits the load of trying. */
export const OPENINGS_PER_ADDRESS = { max: 100, windowSeconds: 15 * 60, text: accountLinkTexts.tooManyTries }

export const isOpen = (link: { ended_at: Date | null; expires_at: Date }, now: Date) =>
  link.ended_at === null && link.expires_at > now
