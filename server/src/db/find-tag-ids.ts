import type { Connection } from './open.ts'

/** Tags by their keys; skips unknown ones. */
export async function findTagIds(
  connection: Connection,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await connection.selectFrom('tags').select(['id', 'key']).where('key', 'in', keys).execute()
  return new Map(rows.map(({ id, key }) => [key, id]))
}
