import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** 'cut' ends the connection, undefined stays silent. */
export type SmtpScript = {
  greeting?: string | undefined
  /** Replies by the line's first word; others are answered well. */
  on?: Partial<Record<'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'QUIT', string | undefined>>
  /** Reply after the text's last dot. */
  afterText?: string | undefined
  /** Cuts the text after so many bytes. */
  cutTextAt?: number
  /** Sends a reply slowly and endlessly. */
  trickle?: boolean
}

const GOOD = {
  EHLO: '250 hello',
  AUTH: '235 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go',
  QUIT: '221 bye',
  STARTTLS: '502 5.5.1 not spoken here',
}

/** Misbehaves exactly as scripted. */
export async function startHostileSmtp(script: SmtpScript) {
  const sockets = new Set<Socket>()
  const taken: string[] = []
  const seen: string[] = []
  const text = Promise.withResolvers<void>()
  const recipient = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    const say = (reply: string | undefined) => {
      if (reply === 'cut') socket.destroy()
      else if (reply !== undefined) socket.write(`${reply}\r\n`)
    }
    let body: string | undefined
    let rest = ''
    say('greeting' in script ? script.greeting : '220 ready')
    socket.on('data', (bytes) => {
      rest += bytes.toString('latin1')
      if (body !== undefined && script.cutTextAt !== undefined && rest.length > script.cutTextAt) {
        socket.destroy()
        return
      }
      for (;;) {
        const end = rest.indexOf('\r\n')
        if (end < 0) return
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (body !== undefined) {
          if (line !== '.') {
            body += `${line}\r\n`
            continue
          }
          taken.push(body)
          body = undefined
          text.resolve()
          say('afterText' in script ? script.afterText : '250 taken')
          continue
        }
        seen.push(line)
        if (line.startsWith('RCPT')) recipient.resolve()
        const word = (line.split(/[ :]/)[0] ?? '').toUpperCase() as keyof typeof GOOD
        if (script.trickle && word === 'EHLO') {
          const timer = setInterval(() => socket.write('250-and so on\r\n'), 5)
          socket.once('close', () => clearInterval(timer))
          continue
        }
        const reply = script.on && word in script.on ? script.on[word] : (GOOD[word] ?? '250 ok')
        if (word === 'DATA' && reply?.startsWith('354')) body = ''
        say(reply)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Texts received completely. */
    taken,
    /** Command lines received. */
    seen,
    /** Resolve at the first recipient, and the first complete text. */
    reached: { recipient: recipient.promise, text: text.promise },
    /** Ends connections, as servers do with idle ones. */
    cutAll() {
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      this.cutAll()
      server.close()
      await once(server, 'close')
    },
  }
}
