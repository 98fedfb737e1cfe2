import { sql } from 'kysely'
import type { Connection } from '../../db/open.ts'

export type MemberTexts = {
  name: string
  position: string
  bio: string
  /** Null if only English is given. */
  position_fil: string | null
  bio_fil: string | null
  linkedin_url: string | null
  twitter_url: string | null
  github_url: string | null
  position_no: number
}
export type MemberRow = MemberTexts & {
  id: number
  photo_version: number
  hasPhoto: boolean
  /** Invented, until an operator edits it. */
  is_sample: boolean
}
export type Photo = { photo: Buffer; photo_type: string }

/** In display order. */
export async function listMembers(connection: Connection): Promise<MemberRow[]> {
  return connection
    .selectFrom('team_members')
    .select(['id', 'name', 'position', 'bio', 'linkedin_url', 'twitter_url', 'github_url'])
    .select(['position_fil', 'bio_fil', 'is_sample'])
    .select(['position_no', 'photo_version', sql<boolean>`photo is not null`.as('hasPhoto')])
    .orderBy('position_no')
    .orderBy('id')
    .execute()
}

export async function findPhoto(connection: Connection, id: number): Promise<Photo | undefined> {
  const row = await connection
    .selectFrom('team_members')
    .select(['photo', 'photo_type'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.photo && row.photo_type ? { photo: row.photo, photo_type: row.photo_type } : undefined
}

/** Last by default; returns the new number. */
export async function insertMember(
  connection: Connection,
  given: Omit<MemberTexts, 'position_no'> & { position_no: number | null },
): Promise<number> {
  const last = sql<number>`(select coalesce(max(position_no), 0) + 1 from team_members)`
  const { id } = await connection
    .insertInto('team_members')
    .values({ ...given, position_no: given.position_no ?? last })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An edited member is no sample any more. @param changes at least one @returns false for an unknown member */
export async function updateMember(
  connection: Connection,
  id: number,
  changes: Partial<MemberTexts>,
): Promise<boolean> {
  const row = await connection
    .updateTable('team_members')
    .set({ ...changes, is_sample: false })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false for an unknown member */
export async function putPhoto(connection: Connection, id: number, photo: Photo | null): Promise<boolean> {
  const row = await connection
    .updateTable('team_members')
    .set({
      photo: photo?.photo ?? null,
      photo_type: photo?.photo_type ?? null,
      photo_version: sql`photo_version + 1`,
      is_sample: false,
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false for an unknown member */
export async function deleteMember(connection: Connection, id: number): Promise<boolean> {
  const row = await connection
    .deleteFrom('team_members')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
