import { register } from '@hanap/contract/accounts/accounts'
import type { Database } from '@hanap/server/db/open'
import { createCaller, demand } from './api.ts'

export type Seeker = { id: number; email: string; token: string }

export const PASSWORD = 'tanim at ani 7'
const DAY_MS = 24 * 3_600_000

export const registration = (username: string) => ({
  first_name: 'Ana',
  last_name: 'Reyes',
  username,
  email: `${username}@example.ph`,
  password: PASSWORD,
  confirm_password: PASSWORD,
  account_type: 'jobseeker',
})

/** Signs up on the trial. @throws Error if the program does not answer, or refuses */
export async function signUp(url: string, username: string): Promise<Seeker> {
  const body = registration(username)
  const { user, token } = await demand(createCaller(url, ''), register, body)
  return { id: (user as { id: number }).id, email: body.email, token: String(token) }
}

export async function givePremium(db: Database, userIds: readonly number[], now: Date): Promise<void> {
  const ends_at = new Date(now.getTime() + 31 * DAY_MS)
  const periods = userIds.map((user_id) => ({
    user_id,
    plan_type: 'premium' as const,
    starts_at: now,
    ends_at,
    created_at: now,
  }))
  await db.insertInto('subscription_periods').values(periods).execute()
}
