import type { Connection } from '../../db/open.ts'

/** Skips unknown keys. */
export async function findTagIds(connection: Connection, keys: readonly string[]): Promise<number[]> {
  if (keys.length === 0) return []
  const rows = await connection.selectFrom('tags').select('id').where('key', 'in', keys).execute()
  return rows.map(({ id }) => id)
}
