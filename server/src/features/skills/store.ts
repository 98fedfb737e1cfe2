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

/** All skills, by key. */
export async function listSkills(connection: Connection): Promise<SkillRow[]> {
  return connection
    .selectFrom('skills')
    .select(['id', 'key', 'name', 'group', 'source', 'source_id'])
    .orderBy('key')
    .execute()
}

/** The ids of those of the keys that are known, in no order. */
export async function findSkillIds(connection: Connection, keys: readonly string[]) {
  return connection
    .selectFrom('skills')
    .select(['id', 'key'])
    .where(sql<boolean>`key = any(${[...keys]}::text[])`)
    .execute()
}

/** Adds skills, and changes what is said of those that are there, all in one statement. */
export async function writeSkills(connection: Connection, skills: readonly NewSkill[], now: Date) {
  // By key, so that two programs that start at once wait for each other in turn, and never each for the other.
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

/** Takes the board's ids from whatever skills have them, so that they can be given anew. */
export async function freeSourceIds(tx: Tx, source: string, sourceIds: readonly string[]) {
  await tx
    .updateTable('skills')
    .set({ source: null, source_id: null })
    .where('source', '=', source)
    .where(sql<boolean>`source_id = any(${[...sourceIds]}::text[])`)
    .execute()
}
