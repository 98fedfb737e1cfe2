import { sql } from 'kysely'
import type { Connection, Tx } from '../../db/open.ts'

export type SkillRow = {
  id: number
  key: string
  name: string
  group: string
  source: string | null
  source_id: string | null
}
export type NewSkill = Omit<SkillRow, 'id'>

/** Ordered by key. */
export async function listSkills(connection: Connection): Promise<SkillRow[]> {
  return connection
    .selectFrom('skills')
    .select(['id', 'key', 'name', 'group', 'source', 'source_id'])
    .orderBy('key')
    .execute()
}

/** In no order. */
export async function findSkillIds(connection: Connection, keys: readonly string[]) {
  return connection
    .selectFrom('skills')
    .select(['id', 'key'])
    .where(sql<boolean>`key = any(${[...keys]}::text[])`)
    .execute()
}

/** In one statement. */
export async function writeSkills(connection: Connection, skills: readonly NewSkill[], now: Date) {
  // Ordered by key, so that processes starting together cannot deadlock.
  await sql`
    insert into skills (key, name, "group", source, source_id, created_at)
    select key, name, "group", source, source_id, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(skills)}::jsonb)
      as given(key text, name text, "group" text, source text, source_id text)
    order by key
    on conflict (key) do update set name = excluded.name, "group" = excluded."group",
      source = coalesce(excluded.source, skills.source), source_id = coalesce(excluded.source_id, skills.source_id)
  `.execute(connection)
}

/** Clears the board's ids, so that they can be reassigned. */
export async function freeSourceIds(tx: Tx, source: string, sourceIds: readonly string[]) {
  await tx
    .updateTable('skills')
    .set({ source: null, source_id: null })
    .where('source', '=', source)
    .where(sql<boolean>`source_id = any(${[...sourceIds]}::text[])`)
    .execute()
}
