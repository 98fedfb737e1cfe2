import type { Tx } from './open.ts'

/**
 * Locks the seeker until the transaction ends, so that caps stay exact under concurrent calls. Rows that refer to the
 * seeker can still be written.
 */
export async function lockSeeker(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}
