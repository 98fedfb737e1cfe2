import type { Connection } from '../../db/open.ts'

/** The ids of tags by their keys; a key that names none is left out. */
export async function findTagIds(connection: Connection, keys: readonly string[]): Promise<number[]> {
  if (keys.length === 0) return []
  const rows = await connection.selectFrom('tags').select('id').where('key', 'in', keys).execute()
  return rows.map(({ id }) => id)
}
