import { once } from 'node:events'
import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { MailProblem } from './port.ts'
import type { SmtpServer } from './smtp-address.ts'
import { problemOf } from './smtp-outcome.ts'

/** Milliseconds; `whole` bounds each step (connect, sign in, send) even where the server says a byte now and then. */
export type SmtpPatience = { connect: number; greeting: number; silence: number; whole: number }

export type Envelope = { from: string; to: string }

/** A connection that is signed in and can carry one mail after another. */
export type SmtpSession = {
  /** Whether the server has ended it meanwhile. */
  isOver(): boolean
  /** @throws MailProblem; the session must not be used again then. */
  send(envelope: Envelope, message: Buffer): Promise<void>
  close(): void
}

const MOST_REPLY_BYTES = 64 * 1024

/** Connects, greets and signs in. @throws MailProblem, always one of a mail that was not sent */
export async function openSession(server: SmtpServer, patience: SmtpPatience): Promise<SmtpSession> {
  const connection = new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTLS,
    ignoreTLS: server.ignoreTLS,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
    dnsTimeout: patience.connect,
    maxResponseSize: MOST_REPLY_BYTES,
  })
  // An error without a listener ends the program; whoever waits is told by `race`.
  connection.on('error', () => {})
  try {
    await race(connection, patience.whole, (done) => connection.connect(done))
    const { account } = server
    if (account) await race(connection, patience.whole, (done) => connection.login(account, done))
  } catch (error) {
    connection.close()
    throw problemOf({ error, handedOver: false })
  }
  return {
    isOver: () => connection.destroyed,
    send: (envelope, message) => send(connection, patience.whole, envelope, message),
    close: () => connection.quit(),
  }
}

async function send(connection: SMTPConnection, patienceMs: number, envelope: Envelope, message: Buffer) {
  let handedOver = false
  // Read from the moment the server has said 354 to DATA, and not before.
  const stream = new Readable({
    read() {
      handedOver = true
      this.push(message)
      this.push(null)
    },
  })
  try {
    await race(connection, patienceMs, (done) =>
      connection.send({ from: envelope.from, to: [envelope.to], size: message.length }, stream, done),
    )
  } catch (error) {
    connection.close()
    throw problemOf({ error, handedOver }) satisfies MailProblem
  }
}

/** One step of the conversation: ends with its answer, the connection's error or end, or our patience. */
async function race(
  connection: SMTPConnection,
  patienceMs: number,
  step: (done: (error: Error | null | undefined) => void) => void,
): Promise<void> {
  const settled = new AbortController()
  const { signal } = settled
  const timer = Promise.withResolvers<never>()
  const clock = setTimeout(() => timer.reject(new Error('the mail server took too long')), patienceMs)
  try {
    await Promise.race([
      new Promise<void>((resolve, reject) => step((error) => (error ? reject(error) : resolve()))),
      // Rejects with what 'error' carries; 'end' alone says nothing more.
      once(connection, 'end', { signal }).then(() => {
        throw new Error('the mail server closed the connection')
      }),
      timer.promise,
    ])
  } finally {
    clearTimeout(clock)
    settled.abort()
  }
}
