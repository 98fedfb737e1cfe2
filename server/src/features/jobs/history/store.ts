import { sql } from 'kysely'
import type { Connection } from '../../../db/open.ts'
import type { VersionKind } from '../../imports/rules.ts'

/** A version of a listing; the texts are null where it was only put on top, or taken down. */
export type VersionRow = {
  kind: VersionKind
  seen_at: Date
  title: string | null
  salary: string | null
  /** Stands for the description, to tell it from another. */
  text: string | null
}

/** A year of being put on top every day, and some changes. */
const MOST_READ = 400

/** The last versions of a listing, newest first. */
export async function listVersions(connection: Connection, jobId: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select kind, seen_at, listing ->> 'title' as title, listing ->> 'salary' as salary,
      md5(listing ->> 'description') as text
    from job_versions where job_id = ${jobId} order by version desc limit ${MOST_READ}`.execute(connection)
  return rows
}
