import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Connection, Tx } from '../../db/open.ts'
import type { Counter } from './rules.ts'

export async function findCounter(connection: Connection, userId: number, month: string) {
  return connection
    .selectFrom('search_counts')
    .select(['spent', 'credit_expires_at'])
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .executeTakeFirst()
}

export async function putCounter(tx: Tx, userId: number, month: string, counter: Counter) {
  await tx
    .insertInto('search_counts')
    .values({ user_id: userId, month, ...counter })
    .onConflict((conflict) => conflict.columns(['user_id', 'month']).doUpdateSet(counter))
    .execute()
}

/** Never moves a time back. */
export async function rememberTexts(
  connection: Connection,
  userId: number,
  texts: readonly { hash: Buffer; at: Date }[],
) {
  await connection
    .insertInto('recent_searches')
    .values(texts.map(({ hash, at }) => ({ user_id: userId, text_hash: hash, last_searched_at: at })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'text_hash'])
        .doUpdateSet(({ ref }) => ({ last_searched_at: ref('excluded.last_searched_at') }))
        .whereRef('recent_searches.last_searched_at', '<', 'excluded.last_searched_at'),
    )
    .execute()
}

export async function forgetTexts(connection: Connection, lastSearchedUntil: Date) {
  await deleteInBatches(connection, 'recent_searches', ['last_searched_at', '<=', lastSearchedUntil])
}

export async function forgetMonthsBefore(connection: Connection, month: string) {
  await deleteInBatches(connection, 'search_counts', ['month', '<', month])
}
