import type { PlanType } from '@hanap/contract/plans'
import type { Connection } from '../../db/open.ts'
import type { Period } from './rules.ts'

/** All periods of a seeker; there are few, and they decide everything. */
export async function findPeriods(connection: Connection, userId: number): Promise<Period[]> {
  const rows = await connection
    .selectFrom('subscription_periods')
    .select(['plan_type', 'starts_at', 'ends_at'])
    .where('user_id', '=', userId)
    .execute()
  // The column's check constraint holds exactly the plan types.
  return rows.map((row) => ({ ...row, plan_type: row.plan_type as PlanType }))
}

export async function insertPeriod(connection: Connection, userId: number, period: Period, now: Date) {
  await connection
    .insertInto('subscription_periods')
    .values({ user_id: userId, ...period, created_at: now })
    .execute()
}
