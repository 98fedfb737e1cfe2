import { sql } from 'kysely'
import type { Connection } from '../../../db/open.ts'
import type { VersionKind } from '../../imports/rules.ts'

/** The texts are null for a bump or a removal. */
export type VersionRow = {
  kind: VersionKind
  seen_at: Date
  title: string | null
  salary: string | null
  /** Identifies the description's text. */
  text: string | null
}

/** A year of daily bumps, and some changes. */
const MOST_READ = 400

/** Newest first. */
export async function listVersions(connection: Connection, jobId: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select kind, seen_at, listing ->> 'title' as title, listing ->> 'salary' as salary,
      md5(listing ->> 'description') as text
    from job_versions where job_id = ${jobId} order by version desc limit ${MOST_READ}`.execute(connection)
  return rows
}
