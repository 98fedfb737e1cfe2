import {
  BOARD_ACCOUNT,
  type ConnectionTrouble,
  type IntegrationUse,
} from '@hanap/contract/applications/integrations'
import { sql } from 'kysely'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Connection, Tx } from '../../db/open.ts'
import type { StandingTrouble } from './rules.ts'

export type Purpose = IntegrationUse['purpose']
export type UseRow = { id: number; purpose: Purpose; outcome: string; used_at: Date }
export type IntegrationRow = {
  id: number
  board_email: string
  sealed_password: string
  sealed_session: string | null
  /** Set until the seeker fixes it. */
  trouble: StandingTrouble | null
  last_synced_at: Date | null
  sync_problem: ConnectionTrouble | null
  sync_failing_since: Date | null
  next_sync_at: Date | null
  apply_points: number | null
  apply_points_at: Date | null
}

export async function findIntegration(
  connection: Connection,
  userId: number,
): Promise<IntegrationRow | undefined> {
  const row = await connection
    .selectFrom('integrations')
    .select([
      'id',
      'board_email',
      'sealed_password',
      'sealed_session',
      'trouble',
      'last_synced_at',
      'sync_problem',
      'sync_failing_since',
      'next_sync_at',
      'apply_points',
      'apply_points_at',
    ])
    .where('user_id', '=', userId)
    .where('type', '=', BOARD_ACCOUNT)
    .executeTakeFirst()
  // Only health/store.ts writes troubles.
  return row as IntegrationRow | undefined
}

/** Replaces the account and clears its trouble. What the board showed stays only for the same account. */
export async function upsertIntegration(
  connection: Connection,
  userId: number,
  account: Pick<IntegrationRow, 'board_email' | 'sealed_password' | 'sealed_session'>,
  now: Date,
): Promise<{ id: number }> {
  const values = {
    ...account,
    connected_at: now,
    trouble: null,
    sync_problem: null,
    sync_failing_since: null,
    next_sync_at: null,
  }
  const ofTheSame = <T>(column: string) =>
    sql<T>`case when integrations.board_email = excluded.board_email then ${sql.ref(`integrations.${column}`)} end`
  return connection
    .insertInto('integrations')
    .values({ user_id: userId, type: BOARD_ACCOUNT, ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'type']).doUpdateSet({
        ...values,
        last_synced_at: ofTheSame<Date | null>('last_synced_at'),
        apply_points: ofTheSame<number | null>('apply_points'),
        apply_points_at: ofTheSame<Date | null>('apply_points_at'),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Does nothing if the account was reconnected or disconnected meanwhile. */
export async function updateSession(connection: Connection, held: IntegrationRow, sealedSession: string) {
  await connection
    .updateTable('integrations')
    .set({ sealed_session: sealedSession })
    .where('id', '=', held.id)
    .where('sealed_password', '=', held.sealed_password)
    .execute()
}

/** @returns false if missing or another seeker's */
export async function deleteIntegration(
  connection: Connection,
  userId: number,
  id: number,
): Promise<boolean> {
  const deleted = await connection
    .deleteFrom('integrations')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** @returns undefined if the seeker never chose */
export async function findSync(connection: Connection, userId: number): Promise<boolean | undefined> {
  const row = await connection
    .selectFrom('integration_settings')
    .select('sync_applications')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.sync_applications
}

export async function upsertSync(connection: Connection, userId: number, isOn: boolean, now: Date) {
  const values = { sync_applications: isOn, updated_at: now }
  await connection
    .insertInto('integration_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function insertUse(
  connection: Connection,
  use: { user_id: number; purpose: Purpose; outcome: string; used_at: Date },
): Promise<number> {
  const { id } = await connection
    .insertInto('integration_uses')
    .values(use)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateUse(connection: Connection, id: number, outcome: string) {
  await connection.updateTable('integration_uses').set({ outcome }).where('id', '=', id).execute()
}

export async function deleteIntegrations(tx: Tx, userId: number) {
  await tx.deleteFrom('integrations').where('user_id', '=', userId).execute()
}

export async function deleteUsesBefore(connection: Connection, before: Date) {
  await deleteInBatches(connection, 'integration_uses', ['used_at', '<', before])
}

export async function countUses(connection: Connection, userId: number): Promise<number> {
  const { count } = await connection
    .selectFrom('integration_uses')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function listUses(
  connection: Connection,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<UseRow[]> {
  const rows = await connection
    .selectFrom('integration_uses')
    .select(['id', 'purpose', 'outcome', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  // A check constraint allows only these purposes.
  return rows as UseRow[]
}
