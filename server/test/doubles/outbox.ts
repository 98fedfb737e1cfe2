import type { Message } from '@hanap/standins/inbox/messages'
import type { TestApp } from '../start-app.ts'

/**
 * The mails that came to an address, oldest first. What waits to be sent is sent before, here and now, so nobody has to
 * wait for the queue.
 */
export async function mailsTo(app: TestApp, address: string): Promise<Message[]> {
  await sendWaiting(app)
  const wanted = address.toLowerCase()
  return app.inbox.messages().filter((one) => one.envelope_to.includes(wanted))
}

/** Does the work of every waiting mail's task once; a mail that cannot be sent now is left waiting. */
async function sendWaiting(app: TestApp): Promise<void> {
  const rows = await app.db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute()
  for (const { id } of rows) await app.mails.deliver(id).catch(() => {})
}

/** The address that the mail's button leads to, as its plain text says it. */
export function linkIn(mail: Message | undefined): URL {
  const [link] = mail?.text.match(/https?:\/\/\S+/) ?? []
  if (!link) throw new Error(mail ? `no link in: ${mail.text}` : 'there is no such mail')
  return new URL(link)
}

/** The one-time token of the mail's link, which stands behind '#token=' so that no server's log has it. */
export function tokenIn(mail: Message | undefined): string {
  const token = new URLSearchParams(linkIn(mail).hash.slice(1)).get('token')
  if (!token) throw new Error('the link carries no token')
  return token
}
