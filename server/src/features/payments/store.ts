import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { Payments } from '../../db/tables.gen.ts'
import type { KnownPayment } from './rules.ts'

export type PaymentRow = Selectable<Payments> & KnownPayment
export type ShownRow = PaymentRow & {
  period_starts_at: Date | null
  /** The end at the time of sale. */
  period_ends_at: Date | null
  period_replaced_at: Date | null
}
export type EventSource = 'seeker' | 'poll' | 'webhook' | 'task' | 'operator'
export type PaymentChange = Partial<
  Pick<
    PaymentRow,
    | 'state'
    | 'failure'
    | 'next_action_url'
    | 'card_brand'
    | 'card_last4'
    | 'provider_payment_id'
    | 'paid_at'
    | 'refunded_at'
    | 'refunded_amount'
    | 'disputed_at'
    | 'next_look_at'
  >
>

const OPEN = ['starting', 'processing', 'awaiting-action'] as const

// Check constraints allow only these plans and states.
const asRow = (row: Selectable<Payments> | undefined) => row as PaymentRow | undefined

/** Undefined if the seeker has an open payment or one with the same key; unique indexes serialise two tabs. */
export async function insertPayment(
  tx: Tx,
  payment: {
    userId: number
    plan: string
    amount: number
    providerKey: string
    callerKey: string | undefined
    sealedBilling: string
    now: Date
    nextLookAt: Date
  },
): Promise<PaymentRow | undefined> {
  const row = await tx
    .insertInto('payments')
    .values({
      user_id: payment.userId,
      plan_type: payment.plan,
      amount: payment.amount,
      provider_key: payment.providerKey,
      caller_key: payment.callerKey ?? null,
      sealed_billing: payment.sealedBilling,
      state: 'starting',
      created_at: payment.now,
      updated_at: payment.now,
      next_look_at: payment.nextLookAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return asRow(row)
}

export const findPayment = async (connection: Connection, id: number) =>
  asRow(await connection.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst())

export const lockPayment = async (tx: Tx, id: number) =>
  asRow(await tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())

export const findOpen = async (connection: Connection, userId: number) =>
  asRow(
    await connection
      .selectFrom('payments')
      .selectAll()
      .where('user_id', '=', userId)
      .where('state', 'in', [...OPEN])
      .executeTakeFirst(),
  )

/** See isUnfinished. */
export const listUnfinished = async (connection: Connection, userId: number) =>
  (await connection
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('state', 'in', [...OPEN]),
        where.and([
          where('state', '=', 'failed'),
          where('next_action_url', 'is not', null),
          where('next_look_at', 'is not', null),
        ]),
      ]),
    )
    .orderBy('id')
    .execute()) as PaymentRow[]

/** In any state. */
export const findAsked = async (connection: Connection, userId: number, callerKeys: readonly string[]) =>
  asRow(
    await connection
      .selectFrom('payments')
      .selectAll()
      .where('user_id', '=', userId)
      .where('caller_key', 'in', [...callerKeys])
      .executeTakeFirst(),
  )

/** Finds a payment by the provider's id of the intent or of the payment. */
export async function findNamed(
  connection: Connection,
  { intentId, paymentId }: { intentId: string | null; paymentId: string | null },
): Promise<number | undefined> {
  const row = await connection
    .selectFrom('payments')
    .select('id')
    .where((where) =>
      where.or([where('provider_id', '=', intentId), where('provider_payment_id', '=', paymentId)]),
    )
    .executeTakeFirst()
  return row?.id
}

const shown = (connection: Connection, userId: number) =>
  connection
    .selectFrom('payments')
    .leftJoin('subscription_periods as period', 'period.payment_id', 'payments.id')
    .selectAll('payments')
    .select(['period.starts_at as period_starts_at'])
    .select((select) => select.fn.coalesce('period.ends_at_first', 'period.ends_at').as('period_ends_at'))
    .select(
      // A period ended by hand was not replaced.
      sql<Date | null>`case when period.ends_at_first is not null and period.end_reason is null
        then period.ends_at end`.as('period_replaced_at'),
    )
    .where('payments.user_id', '=', userId)
    .where('provider_id', 'is not', null)

/** Finds a seeker's payment by the provider's id. */
export const findOwn = async (connection: Connection, userId: number, providerId: string) =>
  (await shown(connection, userId).where('provider_id', '=', providerId).executeTakeFirst()) as
    | ShownRow
    | undefined

/** Those that the provider knows, newest first. */
export const listOwn = async (connection: Connection, userId: number) =>
  (await shown(connection, userId)
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id', 'desc')
    .execute()) as ShownRow[]

/** @returns false if it has an id already */
export async function setProviderId(connection: Connection, id: number, providerId: string, now: Date) {
  const { numUpdatedRows } = await connection
    .updateTable('payments')
    .set({ provider_id: providerId, updated_at: now })
    .where('id', '=', id)
    .where('provider_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function updatePayment(connection: Connection, id: number, change: PaymentChange, now: Date) {
  const row = await connection
    .updateTable('payments')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as PaymentRow
}

/** Leaves the rest of the row: the check told nothing more. */
export async function setNextLook(connection: Connection, id: number, nextLookAt: Date | null) {
  await connection.updateTable('payments').set({ next_look_at: nextLookAt }).where('id', '=', id).execute()
}

export async function insertEvents(
  tx: Tx,
  id: number,
  kinds: readonly string[],
  at: { source: EventSource; now: Date },
) {
  if (kinds.length === 0) return
  const { source, now } = at
  const rows = kinds.map((kind) => ({ payment_id: id, kind, source, happened_at: now }))
  await tx.insertInto('payment_events').values(rows).execute()
}

/** Oldest first. */
export const findHistory = (tx: Tx, id: number) =>
  tx
    .selectFrom('payment_events')
    .select(['kind', 'happened_at'])
    .where('payment_id', '=', id)
    .orderBy('id')
    .execute()

export const findPayer = (connection: Connection, userId: number) =>
  connection
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirst()

export async function claimDue(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with due as (
      select id from payments where next_look_at <= ${now}
      order by next_look_at limit ${limit} for update skip locked
    )
    update payments set next_look_at = ${until} from due where payments.id = due.id
    returning payments.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** @returns false for a repeated message */
export async function insertProviderEvent(tx: Tx, event: { id: string; type: string; now: Date }) {
  const row = await tx
    .insertInto('provider_events')
    .values({ provider_event_id: event.id, type: event.type, received_at: event.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider_event_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteProviderEvents(db: Database, before: Date) {
  await deleteInBatches(db, 'provider_events', ['received_at', '<', before])
}
