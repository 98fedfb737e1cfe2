import type { Connection } from '../../db/open.ts'

/** Searches number, the board's number, address, or words of the title; newest first. */
export async function findListings(connection: Connection, wanted: string, limit: number) {
  const like = `%${wanted.replaceAll(/[\\%_]/g, '\\$&')}%`
  const id = /^\d{1,15}$/.test(wanted) ? Number(wanted) : -1
  return connection
    .selectFrom('jobs')
    .select(['id', 'source', 'source_id', 'title', 'posted_at', 'removed_at', 'withheld_at', 'url'])
    .where((where) =>
      where.or([
        where('id', '=', id),
        where('source_id', '=', wanted),
        where('url', '=', wanted),
        where('title', 'ilike', like),
      ]),
    )
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
