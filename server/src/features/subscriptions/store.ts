import type { PlanType } from '@hanap/contract/payments/plans'
import { sql } from 'kysely'
import type { Connection, Tx } from '../../db/open.ts'
import type { Owned } from './rules/ledger.ts'
import type { Period } from './rules.ts'

export type HeldPeriod = Owned & {
  id: number
  payment_id: number | null
  /** Null unless given by hand. */
  gift_reason: string | null
  /** Replaced by a plan that took its value, or ended by hand. */
  isEndedEarly: boolean
}

export async function findPeriods(connection: Connection, userId: number): Promise<HeldPeriod[]> {
  const rows = await connection
    .selectFrom('subscription_periods as period')
    .leftJoin('payments', 'payments.id', 'period.payment_id')
    .select([
      'period.id',
      'period.payment_id',
      'period.plan_type',
      'starts_at',
      'ends_at',
      'ends_at_first',
      'gift_reason',
      sql<boolean>`coalesce(refunded_amount >= amount or disputed_at is not null, false)`.as(
        'isWithoutValue',
      ),
    ])
    .where('period.user_id', '=', userId)
    .execute()
  // A check constraint allows only the plan types.
  return rows.map(({ ends_at_first, ...row }) => ({
    ...row,
    plan_type: row.plan_type as PlanType,
    isEndedEarly: ends_at_first !== null,
  }))
}

export async function findPeriodsOf(
  connection: Connection,
  userIds: readonly number[],
): Promise<(Period & { user_id: number })[]> {
  const rows = await connection
    .selectFrom('subscription_periods')
    .select(['user_id', 'plan_type', 'starts_at', 'ends_at'])
    .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
    .execute()
  return rows.map((row) => ({ ...row, plan_type: row.plan_type as PlanType }))
}

/** @param paymentId null for a trial or a gift; a gift has a reason */
export async function insertPeriod(
  connection: Connection,
  {
    userId,
    period,
    paymentId,
    giftReason,
    now,
  }: { userId: number; period: Period; paymentId?: number; giftReason?: string; now: Date },
) {
  await connection
    .insertInto('subscription_periods')
    .values({
      user_id: userId,
      ...period,
      payment_id: paymentId ?? null,
      gift_reason: giftReason ?? null,
      created_at: now,
    })
    .execute()
}

/**
 * Keeps their planned ends.
 * @param reason of an end by hand; absent for a replacement
 */
export async function endPeriods(tx: Tx, ids: readonly number[], now: Date, reason?: string) {
  if (ids.length === 0) return
  await tx
    .updateTable('subscription_periods')
    .set((row) => ({
      ends_at_first: row.fn.coalesce('ends_at_first', 'ends_at'),
      ends_at: now,
      end_reason: reason ?? null,
    }))
    .where('id', 'in', ids)
    .execute()
}

/** Whether an address had a trial, or an account of it was deleted or moved. */
export async function isTrialSpent(
  connection: Connection,
  fingerprints: readonly string[],
): Promise<boolean> {
  const row = await connection
    .selectFrom('spent_trials')
    .select('email_fingerprint')
    .where('email_fingerprint', 'in', [...fingerprints])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false if a trial was recorded before */
export async function spendTrial(tx: Tx, fingerprint: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('spent_trials')
    .values({ email_fingerprint: fingerprint, spent_at: now })
    .onConflict((conflict) => conflict.column('email_fingerprint').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function insertSpentTrial(tx: Tx, fingerprint: string, now: Date) {
  await tx
    .insertInto('spent_trials')
    .values({ email_fingerprint: fingerprint, spent_at: now })
    .onConflict((conflict) => conflict.column('email_fingerprint').doUpdateSet({ spent_at: now }))
    .execute()
}

export async function deleteSpentTrials(tx: Tx, fingerprints: readonly string[]) {
  await tx
    .deleteFrom('spent_trials')
    .where('email_fingerprint', 'in', [...fingerprints])
    .execute()
}
