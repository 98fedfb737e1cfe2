import type { Tx } from './open.ts'

/**
 * Keeps caps exact under concurrent calls, until the transaction ends. Rows that refer to the seeker can still be
 * written.
 */
export async function lockSeeker(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}
