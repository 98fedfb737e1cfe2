import type { Connection, Tx } from '../../db/open.ts'

export type StoredFileRow = { size: number; sha256: Buffer }

export async function insertFile(
  connection: Connection,
  row: StoredFileRow & { key: string; created_at: Date },
) {
  await connection.insertInto('stored_files').values(row).execute()
}

export async function findFile(connection: Connection, key: string): Promise<StoredFileRow | undefined> {
  return connection
    .selectFrom('stored_files')
    .select(['size', 'sha256'])
    .where('key', '=', key)
    .where('released_at', 'is', null)
    .executeTakeFirst()
}

/** @returns false if it was released */
export async function claimFile(tx: Tx, key: string, now: Date): Promise<boolean> {
  const claimed = await tx
    .updateTable('stored_files')
    .set({ claimed_at: now })
    .where('key', '=', key)
    .where('released_at', 'is', null)
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function releaseUnclaimed(connection: Connection, before: Date, now: Date) {
  await connection
    .updateTable('stored_files')
    .set({ released_at: now })
    .where('claimed_at', 'is', null)
    .where('released_at', 'is', null)
    .where('created_at', '<', before)
    .execute()
}

export async function releaseFile(connection: Connection, key: string, now: Date) {
  await connection
    .updateTable('stored_files')
    .set({ released_at: now })
    .where('key', '=', key)
    .where('claimed_at', 'is', null)
    .where('released_at', 'is', null)
    .execute()
}

export async function listReleased(connection: Connection, limit: number): Promise<string[]> {
  const rows = await connection
    .selectFrom('stored_files')
    .select('key')
    .where('released_at', 'is not', null)
    .orderBy('released_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.key)
}

export async function deleteFile(connection: Connection, key: string) {
  await connection
    .deleteFrom('stored_files')
    .where('key', '=', key)
    .where('released_at', 'is not', null)
    .execute()
}
