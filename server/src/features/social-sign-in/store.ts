import { sql } from 'kysely'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Connection, Tx } from '../../db/open.ts'

/** Marks a sign-in as come back. @returns false when it did so before */
export async function markReturned(connection: Connection, stateHash: Buffer, now: Date): Promise<boolean> {
  const row = await connection
    .insertInto('social_sign_in_returns')
    .values({ state_hash: stateHash, returned_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('returned_at')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the marks of sign-ins that came back before `time`. */
export async function deleteReturnsBefore(connection: Connection, time: Date) {
  await deleteInBatches(connection, 'social_sign_in_returns', ['returned_at', '<', time])
}

/** Which of these usernames, given in lower case, somebody has, other than `exceptId`. */
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
