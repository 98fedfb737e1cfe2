import { connect } from 'node:net'
import { createInterface } from 'node:readline'

const MESSAGE = [
  'From: Hanap <no-reply@hanap.example>',
  'Message-ID: <1@hanap.example>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Hello ñ',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<b>Hello</b>',
  '--b--',
]

/** @returns the first refusal's code, 250, or 'cut' */
export async function sendMail(smtpUrl: string, to: string, subject = 'Kumusta'): Promise<number | 'cut'> {
  const { hostname, port } = new URL(smtpUrl)
  const socket = connect(Number(port), hostname)
  const replies = createInterface(socket)[Symbol.asyncIterator]()
  const readReply = async () => {
    for (;;) {
      const { value, done } = await replies.next()
      if (done) return undefined
      if (/^\d{3} /.test(value)) return Number(value.slice(0, 3))
    }
  }
  const steps = [
    'EHLO test',
    'MAIL FROM:<no-reply@hanap.example>',
    `RCPT TO:<${to}>`,
    'DATA',
    [`To: ${to}`, `Subject: ${subject}`, ...MESSAGE, '.'].join('\r\n'),
  ]
  try {
    await readReply()
    let code = 250
    for (const step of steps) {
      socket.write(`${step}\r\n`)
      const answer = await readReply()
      if (answer === undefined) return 'cut'
      if (answer >= 400) return answer
      code = answer
    }
    return code
  } finally {
    socket.destroy()
  }
}
