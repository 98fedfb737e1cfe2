import type { ContactMessage } from '@hanap/contract/site/contact-message'
import { sql } from 'kysely'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Connection, Tx } from '../../db/open.ts'

/** Senders of the same message wait until the transaction ends. */
export async function lockMessage(tx: Tx, contentHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${contentHash.toString('hex')}, 31))`.execute(tx)
}

export async function hasMessageSince(
  connection: Connection,
  contentHash: Buffer,
  since: Date,
): Promise<boolean> {
  const found = await connection
    .selectFrom('contact_messages')
    .select('id')
    .where('content_hash', '=', contentHash)
    .where('sent_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertMessage(
  tx: Tx,
  given: ContactMessage & { contentHash: Buffer; now: Date },
): Promise<number> {
  const { contentHash, now, ...message } = given
  const { id } = await tx
    .insertInto('contact_messages')
    .values({ ...message, content_hash: contentHash, sent_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteMessagesBefore(connection: Connection, before: Date): Promise<void> {
  await deleteInBatches(connection, 'contact_messages', ['sent_at', '<', before])
}

export type KeptMessage = ContactMessage & { id: number; sent_at: Date }

/** Newest first. */
export async function listMessages(connection: Connection, limit: number): Promise<KeptMessage[]> {
  const rows = await connection
    .selectFrom('contact_messages')
    .select(['id', 'sent_at', 'name', 'email', 'subject', 'message'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows as KeptMessage[]
}
