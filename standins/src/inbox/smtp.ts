import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { FAULTS, type Fault, type Faults } from './faults.ts'
import type { Messages } from './messages.ts'

const MOST_BYTES = 10 * 1024 * 1024

/** Any mail, any password, no TLS. */
export async function startSmtp(given: { host: string; port: number; messages: Messages; faults: Faults }) {
  const { messages, faults } = given
  const sockets = new Map<number, Socket>()
  const closing = new AbortController()

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MOST_BYTES,
    closeTimeout: 1000,
    onAuth: ({ username }, _, done) => done(null, { user: username ?? 'anybody' }),
    onRcptTo({ address }, session, done) {
      const fault = faults.atRecipient(address, session.id)
      if (!fault) return done()
      done(replyOf(fault))
      if (fault.kind === 'closing') sockets.get(session.remotePort)?.end()
    },
    onData(stream, session, done) {
      void take(stream, session).then(
        (problem) => done(problem ?? null),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  // A client may disconnect at any time.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0
    sockets.set(port, socket)
    socket.once('close', () => sockets.delete(port))
  })

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | undefined> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    if (stream.sizeExceeded) return reply(552, '5.3.4 The message is too large')
    const fault = faults.atMessage(session.id)
    if (fault?.kind === 'slow') {
      await setTimeout(fault.ms, undefined, { signal: closing.signal })
      if (!sockets.has(session.remotePort)) return reply(421, '4.4.2 You did not wait')
    } else if (fault && !FAULTS[fault.kind].stored) return replyOf(fault)
    const { mailFrom, rcptTo } = session.envelope
    await messages.take(
      { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
      Buffer.concat(chunks),
    )
    if (fault?.kind === 'cut') sockets.get(session.remotePort)?.destroy()
    return undefined
  }

  server.listen(given.port, given.host)
  await once(server.server, 'listening')
  return {
    url: `smtp://${given.host}:${(server.server.address() as AddressInfo).port}`,
    async close() {
      closing.abort()
      const closed = new Promise<void>((resolve) => server.close(resolve))
      for (const socket of sockets.values()) socket.destroy()
      await closed
    },
  }
}

function replyOf({ kind }: Fault): Error {
  const [code, words] = FAULTS[kind].reply ?? [451, '4.3.0 Not now']
  return reply(code, words)
}

const reply = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })
