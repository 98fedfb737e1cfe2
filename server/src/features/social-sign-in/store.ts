import { sql } from 'kysely'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Connection, Tx } from '../../db/open.ts'

/** @returns false if it was marked before */
export async function markReturned(connection: Connection, stateHash: Buffer, now: Date): Promise<boolean> {
  const row = await connection
    .insertInto('social_sign_in_returns')
    .values({ state_hash: stateHash, returned_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('returned_at')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteReturnsBefore(connection: Connection, time: Date) {
  await deleteInBatches(connection, 'social_sign_in_returns', ['returned_at', '<', time])
}

/** @param usernames in lower case */
export async function takenUsernames(
  tx: Tx,
  usernames: readonly string[],
  exceptId = 0,
): Promise<Set<string>> {
  const lowered = sql<string>`lower(username)`
  const rows = await tx
    .selectFrom('users')
    .select(lowered.as('username'))
    .where(lowered, 'in', usernames)
    .where('id', '!=', exceptId)
    .execute()
  return new Set(rows.map((row) => row.username))
}
