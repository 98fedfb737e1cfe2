import type { NotificationTopic } from '@hanap/contract/notices/notifications'
import { sql } from 'kysely'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Connection } from '../../db/open.ts'

export type SettledState = 'sent' | 'failed' | 'unknown' | 'suppressed'

export type ClaimedMail = {
  id: number
  user_id: number | null
  /** Null for mails about the account. */
  topic: NotificationTopic | null
  to_address: string
  kind: string
  sealed_data: string
  message_id: string
  tries: number
}

export async function insertMail(
  connection: Connection,
  mail: {
    userId: number | null
    to: string
    kind: string
    topic: NotificationTopic | null
    messageId: string
    now: Date
  } & ({ state: 'waiting'; sealedData: string } | { state: 'suppressed'; problem: string }),
): Promise<number> {
  const { id } = await connection
    .insertInto('mails')
    .values({
      user_id: mail.userId,
      to_address: mail.state === 'suppressed' && mail.userId === null ? '' : mail.to,
      kind: mail.kind,
      topic: mail.topic,
      message_id: mail.messageId,
      state: mail.state,
      created_at: mail.now,
      ...(mail.state === 'waiting'
        ? { sealed_data: mail.sealedData }
        : { problem: mail.problem, settled_at: mail.now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * In one statement, so that exactly one caller gets it.
 * @param claimedBy the id of the process's start
 */
export async function claimMail(
  connection: Connection,
  id: number,
  claimedBy: string,
  now: Date,
): Promise<ClaimedMail | undefined> {
  const row = await connection
    .updateTable('mails')
    .set({ state: 'sending', tries: sql`tries + 1`, claimed_by: claimedBy, claimed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['id', 'user_id', 'topic', 'to_address', 'kind', 'sealed_data', 'message_id', 'tries'])
    .executeTakeFirst()
  // A check constraint allows only these topics.
  return row && { ...row, topic: row.topic as ClaimedMail['topic'], sealed_data: row.sealed_data ?? '' }
}

/**
 * True if another worker is sending the email or just put it back.
 * @param sendingSince a sending from before has surely ended
 */
export async function mayComeBack(connection: Connection, id: number, sendingSince: Date): Promise<boolean> {
  const row = await connection
    .selectFrom('mails')
    .select('id')
    .where('id', '=', id)
    .where((mail) =>
      mail.or([
        mail('state', '=', 'waiting'),
        mail.and([mail('state', '=', 'sending'), mail('claimed_at', '>=', sendingSince)]),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** The address goes too without an account: no reader will ask 'did you mail me?'. */
const erased = {
  sealed_data: null,
  to_address: sql<string>`case when user_id is null then '' else to_address end`,
}

/** Erases the text. May replace 'unknown', which another process wrote while the sending still ran here. */
export async function settleMail(
  connection: Connection,
  id: number,
  end: { state: SettledState; problem: string | null; now: Date },
): Promise<void> {
  await connection
    .updateTable('mails')
    .set({ state: end.state, problem: end.problem, settled_at: end.now, ...erased })
    .where('id', '=', id)
    .where('state', 'in', ['sending', 'unknown'])
    .execute()
}

/** For a mail that was surely not sent. */
export async function putBack(connection: Connection, id: number, problem: string): Promise<void> {
  await connection
    .updateTable('mails')
    .set({ state: 'waiting', problem })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

/** Marks sendings of other processes as 'unknown'. */
export async function settleOrphans(connection: Connection, claimedBy: string, now: Date): Promise<number> {
  return settleAll(connection, now, 'unknown', 'the program ended while it was being sent', (mails) =>
    mails.where('state', '=', 'sending').where('claimed_by', '!=', claimedBy),
  )
}

/** Sendings that ended long ago, and mails that waited too long. */
export async function settleStale(
  connection: Connection,
  { sendingSince, waitingSince }: { sendingSince: Date; waitingSince: Date },
  now: Date,
): Promise<number> {
  const lost = await settleAll(connection, now, 'unknown', 'its sending never came to an end', (mails) =>
    mails.where('state', '=', 'sending').where('claimed_at', '<', sendingSince),
  )
  return (
    lost +
    (await settleAll(connection, now, 'failed', 'it waited too long', (mails) =>
      mails.where('state', '=', 'waiting').where('created_at', '<', waitingSince),
    ))
  )
}

type Narrow = (mails: ReturnType<typeof updateMails>) => ReturnType<typeof updateMails>
const updateMails = (connection: Connection) => connection.updateTable('mails')

async function settleAll(
  connection: Connection,
  now: Date,
  state: SettledState,
  problem: string,
  narrow: Narrow,
): Promise<number> {
  const { numUpdatedRows } = await narrow(updateMails(connection))
    .set({ state, problem, settled_at: now, ...erased })
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export async function deleteOld(
  connection: Connection,
  { settledBefore, suppressedBefore }: { settledBefore: Date; suppressedBefore: Date },
): Promise<void> {
  await deleteInBatches(connection, 'mails', ['settled_at', '<', settledBefore])
  await connection.deleteFrom('mail_suppressions').where('since', '<', suppressedBefore).execute()
}

/** The reason, if recorded at `since` or later; undefined if mail may go. */
export async function findSuppression(
  connection: Connection,
  address: string,
  since: Date,
): Promise<string | undefined> {
  const row = await connection
    .selectFrom('mail_suppressions')
    .select('reason')
    .where(sql`lower(address)`, '=', sql`lower(${address})`)
    .where('since', '>=', since)
    .executeTakeFirst()
  return row?.reason
}

export async function suppressAddress(
  connection: Connection,
  address: string,
  reason: string,
  now: Date,
): Promise<void> {
  await connection
    .insertInto('mail_suppressions')
    .values({ address, reason, since: now })
    .onConflict((conflict) => conflict.expression(sql`lower(address)`).doUpdateSet({ reason, since: now }))
    .execute()
}

/** @returns false if it was not suppressed */
export async function deleteSuppression(connection: Connection, address: string): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('mail_suppressions')
    .where(sql`lower(address)`, '=', sql`lower(${address})`)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export type MailState = SettledState | 'waiting' | 'sending'
export type ListedMail = {
  id: number
  kind: string
  state: string
  created_at: Date
  settled_at: Date | null
  tries: number
  problem: string | null
  user_id: number | null
}

/** Oldest first. */
export async function listMails(
  connection: Connection,
  state: MailState,
  limit: number,
): Promise<ListedMail[]> {
  return connection
    .selectFrom('mails')
    .select(['id', 'kind', 'state', 'created_at', 'settled_at', 'tries', 'problem', 'user_id'])
    .where('state', '=', state)
    .orderBy('id')
    .limit(limit)
    .execute()
}
