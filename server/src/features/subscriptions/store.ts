import type { PlanType } from '@hanap/contract/payments/plans'
import { sql } from 'kysely'
import type { Connection, Tx } from '../../db/open.ts'
import type { Owned } from './rules/ledger.ts'
import type { Period } from './rules.ts'

export type HeldPeriod = Owned & {
  id: number
  payment_id: number | null
  /** Why it was given by hand; null where it was not. */
  gift_reason: string | null
  /** It ended before its time: another plan took its place, and its value with it, or it was ended by hand. */
  isEndedEarly: boolean
}

/** All periods of a seeker; there are few, and they decide everything. */
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
  // The column's check constraint holds exactly the plan types.
  return rows.map(({ ends_at_first, ...row }) => ({
    ...row,
    plan_type: row.plan_type as PlanType,
    isEndedEarly: ends_at_first !== null,
  }))
}

/** The periods of many seekers, each with whose it is. */
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

/** @param paymentId what paid for it; the trial has none, nor has a gift, which has a reason */
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
 * Ends periods now; what they were meant to be stays beside it.
 * @param reason why they were ended by hand; absent where another takes their place
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

/** Whether a trial began at an address of one of these fingerprints, or an account left one. */
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

/** Writes down that a trial begins at an address of this fingerprint. @returns false where another one did first */
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
