import { once } from 'node:events'
import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { MailProblem } from './port.ts'
import type { SmtpServer } from './smtp-address.ts'
import { problemOf } from './smtp-outcome.ts'

/** Milliseconds; `whole` bounds each step even if the server trickles bytes. */
export type SmtpPatience = { connect: number; greeting: number; silence: number; whole: number }

export type Envelope = { from: string; to: string }

export type SmtpSession = {
  isOver(): boolean
  /** @throws MailProblem; the session is then unusable. */
  send(envelope: Envelope, message: Buffer): Promise<void>
  close(): void
}

const MOST_REPLY_BYTES = 64 * 1024

/** @throws MailProblem, always for an unsent mail */
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
  // Without a listener an error ends the program; `race` reports it.
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
  // Read only after a 354 to DATA.
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

/** Settles with the answer, the connection's error or end, or the timeout. */
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
      // Rejects with the error of 'error'; 'end' carries none.
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
