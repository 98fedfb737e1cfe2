import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../install.mjs'

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
const policy = read('web/src/features/company/legal/privacy-messages.ts')

/** A duration in the program, and the policy's sentence about it. */
test.each([
  ['sessions/rules.ts', 'rememberMe ? 30 : 1', '| 1 day; 30 days with “Remember me”'],
  ['sessions/rules.ts', 'rememberMe ? 180 : 30', 'However busy: 30 and 180 days'],
  ['mails/rules.ts', 'WAITING_MS = 24 * HOUR_MS', 'The text until it is sent, one day at most'],
  ['mails/rules.ts', 'KEPT_MS = 90 * DAY_MS', 'That it was sent: 90 days'],
  ['mails/rules.ts', 'SUPPRESSION_MS = 180 * DAY_MS', 'We send nothing to it for 180 days'],
  ['account-links/rules.ts', "'reset-password': HOUR_MS", 'One hour for a password'],
  ['account-links/rules.ts', "'verify-email': DAY_MS", 'one day for an address'],
  ['account-links/rules.ts', 'KEEP_MS = 30 * DAY_MS', 'That there was one: 30 days more'],
  ['notifications/rules.ts', 'KEPT_MS = 180 * DAY_MS', '| Notifications | 180 days'],
  ['saved-searches/rules.ts', 'REMEMBERED_MS = 365 * DAY_MS', 'told you of | 365 days'],
  ['integrations/rules.ts', 'DAYS_OF_USES = 366', 'uses of your board account | 366 days'],
  ['exports/rules.ts', '90 * DAY_MS', 'That you asked for it: 90 days'],
  ['contact/rules.ts', 'KEPT_MS = 365 * DAY_MS', '| Messages to us | 365 days'],
  ['social-sign-in/rules.ts', 'ATTEMPT_SECONDS = 10 * 60', 'for ten minutes'],
])('%s: “%s” is what the privacy policy says', (file, code, words) => {
  expect(read(`server/src/features/${file}`)).toContain(code)
  expect(policy).toContain(words)
})
