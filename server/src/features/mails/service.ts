import type { NotificationTopic } from '@hanap/contract/notices/notifications'
import { afterOutage } from '../../db/connections/after-outage.ts'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { messageOf } from '../../lib/message-of.ts'
import { newToken, type Secrets } from '../../lib/secrets/secrets.ts'
import { type Mailer, MailProblem, type MailSender } from '../../outside/mailer/port.ts'
import type { Enqueue } from '../../tasks/queue.ts'
import type { AnyEmail, Email } from './rules/define-email.ts'
import { layOut } from './rules/layout.ts'
import { waysOut } from './rules/ways-out.ts'
import { MOST_TRIES, oldestOf, oneLine, SURELY_OVER_SECONDS, safeReplyTo } from './rules.ts'
import {
  type ClaimedMail,
  claimMail,
  deleteOld,
  deleteSuppression,
  findSuppression,
  insertMail,
  type ListedMail,
  listMails,
  type MailState,
  mayComeBack,
  putBack,
  settleMail,
  settleOrphans,
  settleStale,
  suppressAddress,
} from './store.ts'
import { sendMail } from './tasks.ts'

export type QueuedMail<Data> = {
  email: Email<Data>
  to: string
  /** Deletes the mail with the account. Null without one: the address is erased with the text. */
  userId: number | null
  data: Data
}

export type Topics = {
  wants(connection: Connection, userId: number, topic: NotificationTopic): Promise<boolean>
  /** For unsubscribe links. */
  tokenFor(userId: number, topic: NotificationTopic): string
}

/** RFC 3834: keeps out-of-office replies away. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

const NOT_WANTED = 'its reader wants no mails of this topic'

export type Mails = {
  /** Whether there is a mail server. */
  isOn: boolean
  /**
   * Writes an email and its task in the caller's transaction. Skips it without a mail server, for an address that
   * recently did not exist, or for a topic its reader switched off.
   */
  queue<Data extends object>(tx: Tx, mail: QueuedMail<Data>): Promise<void>
  /**
   * Sends a mail at most once, unless its reader switched it off meanwhile. Throws if it surely was not sent and may
   * be retried.
   */
  deliver(mailId: number): Promise<void>
  /** At startup: an earlier process's unfinished mails become 'unknown' and are not resent. */
  settleUnfinished(): Promise<void>
  /**
   * The address's owner proved that it exists, or an operator says so.
   * @returns false if it was not suppressed
   */
  unsuppress(connection: Connection, address: string): Promise<boolean>
  /** For operators, oldest first, without text and address. */
  list(state: MailState, limit: number): Promise<ListedMail[]>
  sweep(): Promise<void>
}

/**
 * The outbox: emails are rows, written with their event and sent by a task.
 * @param given.mailer null without a mail server
 * @param given.log gets a line, without addresses, for each email that did not arrive
 */
export function createMails(given: {
  db: Database
  clock: Clock
  secrets: Secrets
  mailer: Mailer | null
  enqueue: Enqueue
  publicUrl: string
  from: MailSender
  productName: string
  boardName: string
  emails: readonly AnyEmail[]
  topics: Topics
  log: (line: string) => void
}): Mails {
  const { db, clock, secrets, mailer, enqueue, topics, from, log } = given
  const registry = new Map(given.emails.map((email) => [email.kind, email]))
  if (registry.size !== given.emails.length) throw new Error('two mails have the same kind')
  const thisStart = newToken()
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  const link = (path: string) => linkInto(given.publicUrl, path)
  let hasWarned = false

  const write = (mail: ClaimedMail) => {
    const email = registry.get(mail.kind)
    if (!email) throw new Error('no feature sends this kind of mail')
    const data = JSON.parse(secrets.open(mail.sealed_data, mailSealingContext(mail.message_id))) as never
    const leaving = leavingOf(mail)
    const content = email.render(data, { link, boardName: given.boardName })
    const replyTo =
      'replyTo' in content && content.replyTo !== undefined ? safeReplyTo(content.replyTo) : null
    return {
      ...layOut(content, { ...given, link, unsubscribe: leaving?.foot }),
      headers: { ...HEADERS, ...leaving?.headers, ...(replyTo !== null && { 'Reply-To': replyTo }) },
    }
  }

  const leavingOf = ({ user_id, topic }: ClaimedMail) =>
    user_id !== null && topic !== null ? waysOut(topic, topics.tokenFor(user_id, topic), link) : undefined

  const isWanted = async (connection: Connection, userId: number | null, topic: NotificationTopic | null) =>
    userId === null || topic === null || (await topics.wants(connection, userId, topic))

  const settle = async (
    mail: ClaimedMail,
    state: 'sent' | 'failed' | 'unknown' | 'suppressed',
    problem?: string,
  ) => {
    const end = { state, problem: problem ?? null, now: clock.now() }
    // Retried, since the mail server's answer is known only here.
    await afterOutage(() => settleMail(db, mail.id, end))
    // Operators need not know of an unwanted mail.
    if (state !== 'sent' && problem !== NOT_WANTED)
      log(`Mail ${mail.id} (${mail.kind}) is ${state}: ${problem}`)
  }

  return {
    isOn: mailer !== null,
    async queue(tx, { email, to, userId, data }) {
      if (registry.get(email.kind) !== (email as AnyEmail))
        throw new Error(`'${email.kind}' is not registered`)
      if (!mailer) {
        if (!hasWarned) log('SMTP_URL is not set: no mail is sent.')
        hasWarned = true
        return
      }
      const { kind, topic = null } = email
      if (!(await isWanted(tx, userId, topic))) return
      const messageId = `<${newToken()}@${domain}>`
      const mail = { userId, to, kind, topic, messageId, now: clock.now() }
      const reason = await findSuppression(tx, to, oldestOf(mail.now).suppressedBefore)
      if (reason !== undefined) {
        await insertMail(tx, { ...mail, state: 'suppressed', problem: reason })
        return
      }
      const sealedData = secrets.seal(JSON.stringify(data), mailSealingContext(messageId))
      const id = await insertMail(tx, { ...mail, state: 'waiting', sealedData })
      // Readers wait for mails about the account, such as a password link.
      await enqueue(tx, sendMail, { mail_id: id }, { isUrgent: !email.topic })
    },

    async deliver(mailId) {
      // The next start may have a mail server again.
      if (!mailer) throw new Error('there is no mail server to send by')
      const mail = await claimMail(db, mailId, thisStart, clock.now())
      if (!mail) return lookAgain(mailId)
      const reason = await findSuppression(db, mail.to_address, oldestOf(clock.now()).suppressedBefore)
      if (reason !== undefined) return settle(mail, 'suppressed', reason)
      if (!(await isWanted(db, mail.user_id, mail.topic))) return settle(mail, 'suppressed', NOT_WANTED)
      const { message_id: messageId, to_address: to } = mail
      let written: ReturnType<typeof write>
      try {
        written = write(mail)
      } catch (error) {
        return settle(mail, 'failed', `it could not be written: ${reasonOf(error)}`)
      }
      try {
        await mailer.send({ ...written, from, to, messageId, date: clock.now() })
      } catch (error) {
        return endBadly(mail, error)
      }
      await settle(mail, 'sent')
    },

    async settleUnfinished() {
      const lost = await settleOrphans(db, thisStart, clock.now())
      if (lost > 0) log(`Mails being sent when the program ended, which are not sent again: ${lost}.`)
    },
    unsuppress: deleteSuppression,
    list: (state, limit) => listMails(db, state, limit),
    async sweep() {
      const now = clock.now()
      const givenUp = await settleStale(db, oldestOf(now), now)
      if (givenUp > 0) log(`Mails given up after waiting too long: ${givenUp}.`)
      await deleteOld(db, oldestOf(now))
    },
  }

  /**
   * The queue redelivers a silent worker's task. If that worker lives, it may put the email back; then only this task
   * would send it.
   */
  async function lookAgain(mailId: number): Promise<void> {
    if (!(await mayComeBack(db, mailId, oldestOf(clock.now()).sendingSince))) return
    await enqueue(db, sendMail, { mail_id: mailId }, { afterSeconds: SURELY_OVER_SECONDS })
  }

  async function endBadly(mail: ClaimedMail, error: unknown): Promise<void> {
    const said = reasonOf(error)
    // After an unexpected error, the server may have the mail.
    if (!(error instanceof MailProblem) || error.kind === 'unknown') return settle(mail, 'unknown', said)
    if (error.kind === 'no-mailbox' && !registry.get(mail.kind)?.forgetsAddress)
      await suppressAddress(db, mail.to_address, said, clock.now())
    if (!error.retryable || mail.tries >= MOST_TRIES) return settle(mail, 'failed', said)
    await afterOutage(() => putBack(db, mail.id, said))
    throw new Error(`Mail ${mail.id} (${mail.kind}) was not sent yet: ${said}`)
  }
}

/** Binds sealed data to its mail. */
export const mailSealingContext = (messageId: string) => `mail:${messageId}`

/** Without addresses, which servers like to repeat. */
const reasonOf = (error: unknown) => oneLine(messageOf(error)).replaceAll(/\S+@\S+/g, '(an address)')

/** @throws Error if the path leads to another site */
function linkInto(publicUrl: string, path: string): string {
  const url = new URL(path, publicUrl)
  if (url.origin !== publicUrl) throw new Error('a mail links to our own pages only')
  return url.href
}
