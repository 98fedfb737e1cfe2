import type { Database, Tx } from '../src/db/open.ts'
import { defineEmail } from '../src/features/mails/rules/define-email.ts'
import { createMails } from '../src/features/mails/service.ts'
import type { Clock } from '../src/lib/clock.ts'
import { createSecrets } from '../src/lib/secrets/secrets.ts'
import { createSmtpMailer } from '../src/outside/mailer/smtp.ts'
import type { Enqueue } from '../src/tasks/queue.ts'

const SECRET_KEY = 'a secret key that only tests know, long enough'

export const helloMail = defineEmail<{ name: string; path?: string }>('hello', ({ name, path = '/' }) => ({
  subject: `Hello, ${name}`,
  preheader: 'A greeting',
  paragraphs: ['Kumusta?'],
  action: { label: 'Open it', path },
}))

/** Without a mail server unless given. */
export function openMails(given: {
  db: Database
  clock: Clock
  smtpUrl: string | undefined
  enqueue?: Enqueue
  log?: (line: string) => void
  /** The mail server's timeout in milliseconds. */
  patience?: number
}) {
  const { patience: silence = 20_000 } = given
  const patience = { connect: 20_000, greeting: silence, silence, whole: 2 * silence }
  const mailer = given.smtpUrl ? createSmtpMailer({ smtpUrl: given.smtpUrl, patience }) : null
  const mails = createMails({
    db: given.db,
    clock: given.clock,
    secrets: createSecrets(SECRET_KEY),
    mailer,
    enqueue: given.enqueue ?? (async () => {}),
    publicUrl: 'https://hanap.example',
    from: { name: 'Hanap', address: 'no-reply@hanap.example' },
    productName: 'Hanap',
    boardName: 'Online Jobs Portal',
    emails: [helloMail],
    topics: { wants: async () => true, tokenFor: () => 'a token' },
    log: given.log ?? (() => {}),
  })
  /** In its own transaction unless given. */
  const greet = async (to: string, more: { tx?: Tx; userId?: number | null; name?: string } = {}) => {
    const { tx, userId = null, name = 'Ana' } = more
    const mail = { email: helloMail, to, userId, data: { name } }
    if (tx) await mails.queue(tx, mail)
    else await given.db.transaction().execute((own) => mails.queue(own, mail))
  }
  return { ...mails, greet, close: () => mailer?.close() }
}
