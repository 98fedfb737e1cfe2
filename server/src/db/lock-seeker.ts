import type { Tx } from './open.ts'

/**
 * Holds everyone else who changes what this seeker has until the transaction ends: what makes a cap exact, however many
 * calls come at once, and whatever month begins meanwhile. Rows that only point to the seeker can be written all the same.
 */
export async function lockSeeker(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}
