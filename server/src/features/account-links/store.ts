import { sql } from 'kysely'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Connection, Tx } from '../../db/open.ts'
import type { LinkKind } from './rules.ts'

export type LinkRow = {
  id: number
  user_id: number
  kind: LinkKind
  email: string
  expires_at: Date
  ended_at: Date | null
}

export type Recipient = { id: number; email: string; first_name: string }

/** @returns false if the link exists: the mail was made before */
export async function insertLink(
  tx: Tx,
  link: {
    user_id: number
    kind: LinkKind
    token_hash: Buffer
    email: string
    created_at: Date
    expires_at: Date
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('account_links')
    .values(link)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findLink(connection: Connection, tokenHash: Buffer) {
  const row = await connection
    .selectFrom('account_links as link')
    .innerJoin('users', 'users.id', 'link.user_id')
    .select([
      'link.id',
      'link.user_id',
      'link.kind',
      'link.email',
      'link.expires_at',
      'link.ended_at',
      'users.email_verified_at',
      sql<boolean>`lower(users.email) = lower(link.email)`.as('is_current_email'),
    ])
    .where('link.token_hash', '=', tokenHash)
    .executeTakeFirst()
  // A check constraint allows only these kinds.
  return row && { ...row, kind: row.kind as LinkKind }
}

/** True for exactly one of several concurrent callers. */
export async function claimLink(tx: Tx, id: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('account_links')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function endLinks(
  connection: Connection,
  userId: number,
  kinds: readonly LinkKind[],
  now: Date,
) {
  await connection
    .updateTable('account_links')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('ended_at', 'is', null)
    .execute()
}

export async function deleteExpiredBefore(connection: Connection, time: Date) {
  await deleteInBatches(connection, 'account_links', ['expires_at', '<', time])
}
