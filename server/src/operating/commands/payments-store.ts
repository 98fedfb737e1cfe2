import type { Connection } from '../../db/open.ts'

/** Undefined if the account is deleted. */
export async function findPayerAddress(
  connection: Connection,
  paymentId: number,
): Promise<string | undefined> {
  const row = await connection
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select('users.email')
    .where('payments.id', '=', paymentId)
    .executeTakeFirst()
  return row?.email
}

/** Unfinished, oldest first. */
export async function findStuckPayments(connection: Connection, before: Date, limit: number) {
  return connection
    .selectFrom('payments')
    .select(['id', 'user_id', 'state', 'plan_type', 'amount', 'created_at', 'next_look_at', 'provider_id'])
    .where('state', 'in', ['starting', 'processing', 'awaiting-action'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
}
