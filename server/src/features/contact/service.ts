import type { ContactMessage } from '@hanap/contract/site/contact-message'
import type { Database } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { Problem } from '../../lib/problem.ts'
import { bucketOf, type Secrets } from '../../lib/secrets/secrets.ts'
import type { Mails } from '../mails/service.ts'
import { contactMessageMail } from './emails.ts'
import { keptSince, MAILS_AN_HOUR, MESSAGES_AN_HOUR, repeatsSince } from './rules.ts'
import {
  deleteMessagesBefore,
  hasMessageSince,
  insertMessage,
  type KeptMessage,
  listMessages,
  lockMessage,
} from './store.ts'

export type Contact = {
  /**
   * Ignores repeats within minutes. Throws 'too-many' past MESSAGES_AN_HOUR.
   * @param address the caller's network address, counted as a keyed hash
   */
  send(message: ContactMessage, address: string): Promise<{ isFirst: boolean }>
  /** For the operator, newest first. */
  list(limit: number): Promise<KeptMessage[]>
  sweep(): Promise<void>
}

/**
 * @param given.operatorEmails if empty, messages wait in the table
 * @param given.log gets a line per message, without its text
 */
export function createContact(given: {
  db: Database
  clock: Clock
  secrets: Secrets
  rateLimits: RateLimits
  mails: Pick<Mails, 'queue'>
  operatorEmails: readonly string[]
  log: (line: string) => void
}): Contact {
  const { db, clock, secrets, rateLimits, mails, operatorEmails, log } = given

  const mayMail = async () => {
    try {
      await rateLimits.count('contact-mails', MAILS_AN_HOUR)
      return true
    } catch (error) {
      if (error instanceof Problem && error.code === 'too-many') return false
      throw error
    }
  }

  return {
    async send(message, address) {
      const { name, email, subject, message: text } = message
      const contentHash = Buffer.from(
        secrets.fingerprint(JSON.stringify([name, email, subject, text])),
        'hex',
      )
      const now = clock.now()
      if (await hasMessageSince(db, contentHash, repeatsSince(now))) return { isFirst: false }
      await rateLimits.count(bucketOf(secrets, 'contact', address), MESSAGES_AN_HOUR)
      const isMailed = operatorEmails.length > 0 && (await mayMail())
      const id = await db.transaction().execute(async (tx) => {
        await lockMessage(tx, contentHash)
        // A concurrent repeat may have been committed.
        if (await hasMessageSince(tx, contentHash, repeatsSince(now))) return null
        const id = await insertMessage(tx, { name, email, subject, message: text, contentHash, now })
        const mail = {
          email: contactMessageMail,
          userId: null,
          data: { id, name, email, subject, message: text },
        }
        if (isMailed) for (const to of operatorEmails) await mails.queue(tx, { ...mail, to })
        return id
      })
      if (id === null) return { isFirst: false }
      log(
        `Contact message ${id} has come${isMailed ? '' : '; it is not mailed, read it with npm run operator -- messages list'}.`,
      )
      return { isFirst: true }
    },
    list: (limit) => listMessages(db, limit),
    sweep: () => deleteMessagesBefore(db, keptSince(clock.now())),
  }
}
