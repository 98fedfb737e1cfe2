import { simpleParser } from 'mailparser'
import { type Journal, openJournal } from '../board/journal.ts'

export type Message = {
  id: number
  received_at: string
  /** The envelope; headers may differ. */
  envelope_from: string
  envelope_to: string[]
  from: string
  to: string
  subject: string
  message_id: string
  /** Lower-case names; the last of equal ones. */
  headers: Record<string, string>
  text: string
  html: string
  source: string
}

type Taken = { id: number; received_at: string; from: string; to: string[]; source: string }
/** `source` is latin1, so that the file is readable. */
type Entry = { taken: Taken } | { deleted_up_to: number }

export type Messages = Awaited<ReturnType<typeof openMessages>>

/** On disk before `take` resolves. */
export async function openMessages(path: string, now: () => Date) {
  const journal: Journal<Entry> = openJournal<Entry>(path)
  let lastId = 0
  let messages: Message[] = []
  for (const entry of journal.entries) {
    if ('taken' in entry) {
      lastId = Math.max(lastId, entry.taken.id)
      messages.push(await parse(entry.taken))
    } else messages = messages.filter(({ id }) => id > entry.deleted_up_to)
  }
  return {
    list(to = ''): Message[] {
      const wanted = to.trim().toLowerCase()
      return messages.filter((one) => one.envelope_to.some((address) => address.includes(wanted)))
    },
    get: (id: number) => messages.find((one) => one.id === id),
    async take(envelope: { from: string; to: string[] }, bytes: Buffer): Promise<Message> {
      lastId += 1
      const to = envelope.to.map((address) => address.toLowerCase())
      const source = bytes.toString('latin1')
      const taken: Taken = { id: lastId, received_at: now().toISOString(), from: envelope.from, to, source }
      const message = await parse(taken)
      journal.append({ taken })
      messages.push(message)
      return message
    },
    clear() {
      journal.append({ deleted_up_to: lastId })
      messages = []
    },
    close: () => journal.close(),
  }
}

async function parse({ id, received_at, from, to, source }: Taken): Promise<Message> {
  const mail = await simpleParser(Buffer.from(source, 'latin1'), { skipImageLinks: true })
  const recipients = [mail.to ?? []].flat()
  return {
    id,
    received_at,
    envelope_from: from,
    envelope_to: to,
    from: mail.from?.text ?? '',
    to: recipients.map((one) => one.text).join(', '),
    subject: mail.subject ?? '',
    message_id: mail.messageId ?? '',
    headers: Object.fromEntries(
      mail.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]),
    ),
    text: mail.text ?? '',
    html: mail.html || '',
    source,
  }
}
