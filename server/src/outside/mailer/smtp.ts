import MailComposer from 'nodemailer/lib/mail-composer'
import { type Mailer, MailProblem, type OutgoingMail } from './port.ts'
import { readSmtpUrl } from './smtp-address.ts'
import { openSession, type SmtpPatience, type SmtpSession } from './smtp-connection.ts'

/** No lists, names or comments: exactly one mailbox. */
const PLAIN_ADDRESS = /^[^\s<>"(),:;[\]\\@]+@[^\s<>"(),:;[\]\\@]+$/

/** A kept and a new connection's steps together end before the queue's lease (300 s). */
const PATIENCE: SmtpPatience = { connect: 10_000, greeting: 10_000, silence: 30_000, whole: 60_000 }
const MOST_IDLE = 4
/** Below the servers' five minutes (RFC 5321, 4.5.3.2.7), and kind to small ones. */
const IDLE_MS = 20_000

/**
 * Keeps connections for the next mail.
 * @param given.smtpUrl smtp:// or smtps://user:password@host:port; see smtp-address.ts
 * @param given.patience for tests
 */
export function createSmtpMailer(given: { smtpUrl: string; patience?: Partial<SmtpPatience> }): Mailer {
  const server = readSmtpUrl(given.smtpUrl)
  const patience = { ...PATIENCE, ...given.patience }
  const idle = new Map<SmtpSession, NodeJS.Timeout>()
  let isClosed = false

  const takeIdle = () => {
    for (const [session, timer] of idle) {
      clearTimeout(timer)
      idle.delete(session)
      if (!session.isOver()) return session
    }
    return undefined
  }
  const giveBack = (session: SmtpSession) => {
    if (isClosed || idle.size >= MOST_IDLE) return session.close()
    const timer = setTimeout(() => {
      idle.delete(session)
      session.close()
    }, IDLE_MS)
    timer.unref()
    idle.set(session, timer)
  }
  const sendOver = async (session: SmtpSession, mail: OutgoingMail, message: Buffer) => {
    await session.send({ from: mail.from.address, to: mail.to }, message)
    giveBack(session)
  }

  return {
    async send(mail) {
      const message = await compose(mail)
      const kept = takeIdle()
      if (kept) {
        try {
          return await sendOver(kept, mail, message)
        } catch (error) {
          // A server may close an idle connection at any moment: only then retry at once.
          if (!(error instanceof MailProblem && error.kind === 'not-sent' && isConnectionLost(error)))
            throw error
        }
      }
      await sendOver(await openSession(server, patience), mail, message)
    },
    close() {
      isClosed = true
      for (const [session, timer] of idle) {
        clearTimeout(timer)
        session.close()
      }
      idle.clear()
    },
  }
}

/** No reply at all; a 4xx is an answer, and is not retried. */
const isConnectionLost = (problem: MailProblem) =>
  (problem.cause as { responseCode?: number } | undefined)?.responseCode === undefined

/** @throws MailProblem 'refused' unless to exactly one address */
async function compose(mail: OutgoingMail): Promise<Buffer> {
  if (!PLAIN_ADDRESS.test(mail.to)) throw new MailProblem('refused', 'the address is not a plain one')
  return new MailComposer({
    from: mail.from,
    to: { name: '', address: mail.to },
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.date,
    headers: { ...mail.headers, subject: subjectHeader(mail.subject) },
    // A mail's text must never make the composer fetch anything.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

/** 68 characters once encoded; an encoded word has at most 75 (RFC 2047, section 2). */
const WORD_BYTES = 42

/** Encodes a subject that looks like an RFC 2047 encoded word. */
function subjectHeader(subject: string): string | { prepared: true; value: string } {
  if (!subject.includes('=?')) return subject
  const words: string[] = []
  let word = ''
  // Splits by letters, so that no encoded word ends within one.
  for (const letter of subject.replaceAll(/[\r\n]+/g, ' ')) {
    if (Buffer.byteLength(word + letter) > WORD_BYTES) {
      words.push(word)
      word = ''
    }
    word += letter
  }
  const encoded = [...words, word].map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`)
  return { prepared: true, value: encoded.join('\r\n ') }
}
