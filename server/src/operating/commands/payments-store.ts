import type { Connection } from '../../db/open.ts'

/** Payments without an end that began before a moment, the oldest first. */
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
