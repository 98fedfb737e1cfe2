import { sql } from 'kysely'
import type { Connection } from '../../db/open.ts'

export type UserOverview = {
  id: number
  email: string
  signed_up_at: Date
  email_verified_at: Date | null
  onboarding_completed_at: Date | null
  has_password: boolean
  board_account: 'connected' | 'in trouble' | 'none'
  sessions: number
  saved_jobs: number
  applications: number
  letters: number
  resumes: number
  saved_searches: number
  payments: number
}

/** Nothing that the seeker wrote. */
export async function findOverview(
  connection: Connection,
  id: number,
  now: Date,
): Promise<UserOverview | undefined> {
  const { rows } = await sql<UserOverview>`
    select u.id, u.email, u.created_at as signed_up_at, u.email_verified_at, u.onboarding_completed_at,
      u.password_hash is not null as has_password,
      coalesce((select case when trouble is null then 'connected' else 'in trouble' end
        from integrations where user_id = u.id limit 1), 'none') as board_account,
      (select count(*) from sessions where user_id = u.id and expires_at > ${now}) as sessions,
      (select count(*) from saved_jobs where user_id = u.id) as saved_jobs,
      (select count(*) from applications where user_id = u.id) as applications,
      (select count(*) from cover_letters where user_id = u.id) as letters,
      (select count(*) from resumes where user_id = u.id) as resumes,
      (select count(*) from saved_searches where user_id = u.id) as saved_searches,
      (select count(*) from payments where user_id = u.id) as payments
    from users u where u.id = ${id}`.execute(connection)
  return rows[0]
}
