import { expect, test } from 'vitest'
import { KEEP_MS, LIFE_MS } from '../../server/src/features/account-links/rules.ts'
import { keptSince as messagesSince } from '../../server/src/features/contact/rules.ts'
import { oldestOf as oldestCopiesOf } from '../../server/src/features/exports/rules.ts'
import { keptSince as usesSince } from '../../server/src/features/integrations/rules.ts'
import { oldestOf as oldestMailsOf } from '../../server/src/features/mails/rules.ts'
import { toldSince } from '../../server/src/features/notifications/rules.ts'
import { REMEMBERED_MS } from '../../server/src/features/saved-searches/rules.ts'
import { expiryOf } from '../../server/src/features/sessions/rules.ts'
import { ATTEMPT_SECONDS } from '../../server/src/features/social-sign-in/rules.ts'
import { privacyMessages } from '../../web/src/features/company/legal/privacy-messages.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const now = new Date('2026-11-20T04:00:00Z')
const daysSince = (then: Date) => (now.getTime() - then.getTime()) / DAY_MS
const daysUntil = (then: Date) => -daysSince(then)

/** Days a session lives, if last used so many days after login. */
const livesFor = (remember_me: boolean, usedAfter = 0) => {
  const created_at = new Date(now.getTime() - usedAfter * DAY_MS)
  return daysUntil(expiryOf({ remember_me, created_at }, now)) + usedAfter
}
const mails = oldestMailsOf(now)
const policy = Object.values(privacyMessages)
  .map((text) => (typeof text === 'function' ? (text as (...days: number[]) => string)(7, 14) : text))
  .join('\n')

test.each([
  ['a day without use', livesFor(false), 1, '| 1 day; 30 days with “Remember me”'],
  ['thirty with “Remember me”', livesFor(true), 30, '| 1 day; 30 days with “Remember me”'],
  ['thirty days, however busy', livesFor(false, 29.5), 30, 'However busy: 30 and 180 days'],
  ['a hundred and eighty with “Remember me”', livesFor(true, 170), 180, 'However busy: 30 and 180 days'],
  ['a waiting mail', daysSince(mails.waitingSince), 1, 'The text until it is sent, one day at most'],
  ['that it was sent', daysSince(mails.settledBefore), 90, 'That it was sent: 90 days'],
  ['an address that failed', daysSince(mails.suppressedBefore), 180, 'We send nothing to it for 180 days'],
  ['a link to set a password', LIFE_MS['reset-password'] / HOUR_MS, 1, 'One hour for a password'],
  ['a link for an address', LIFE_MS['verify-email'] / DAY_MS, 1, 'one day for an address'],
  ['that there was a link', KEEP_MS / DAY_MS, 30, 'That there was one: 30 days more'],
  ['notifications', daysSince(toldSince(now)), 180, '| Notifications | 180 days'],
  ['what an alert told', REMEMBERED_MS / DAY_MS, 365, 'told you of | 365 days'],
  [
    'uses of the board account',
    daysSince(usesSince(now)),
    366,
    'uses of your Online Jobs Portal account | 366 days',
  ],
  [
    'that a copy was asked for',
    daysSince(oldestCopiesOf(now).overBefore),
    90,
    'That you asked for it: 90 days',
  ],
  ['messages to us', daysSince(messagesSince(now)), 365, '| Messages to us | 365 days'],
  ['a sign-in at a provider, in minutes', ATTEMPT_SECONDS / 60, 10, 'for ten minutes'],
])('%s is kept as long as the privacy policy says', (_, kept, said, words) => {
  expect(kept).toBe(said)
  expect(policy).toContain(words)
})
