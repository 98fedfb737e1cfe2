import type { Message } from '@hanap/standins/inbox/messages'
import type { TestApp } from '../start-app.ts'

/** Oldest first. Sends waiting mails first, so that tests do not wait for the queue. */
export async function mailsTo(app: TestApp, address: string): Promise<Message[]> {
  await sendWaiting(app)
  const wanted = address.toLowerCase()
  return app.inbox.messages().filter((one) => one.envelope_to.includes(wanted))
}

/** Mails that cannot be sent keep waiting. */
async function sendWaiting(app: TestApp): Promise<void> {
  const rows = await app.db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute()
  for (const { id } of rows) await app.mails.deliver(id).catch(() => {})
}

/** The button's address, from the plain text. */
export function linkIn(mail: Message | undefined): URL {
  const [link] = mail?.text.match(/https?:\/\/\S+/) ?? []
  if (!link) throw new Error(mail ? `no link in: ${mail.text}` : 'there is no such mail')
  return new URL(link)
}

/** The link's token follows '#token=' to stay out of server logs. */
export function tokenIn(mail: Message | undefined): string {
  const token = new URLSearchParams(linkIn(mail).hash.slice(1)).get('token')
  if (!token) throw new Error('the link carries no token')
  return token
}
