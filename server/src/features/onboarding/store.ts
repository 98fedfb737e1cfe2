import type { Connection } from '../../db/open.ts'

export async function isCompleted(connection: Connection, userId: number): Promise<boolean> {
  const user = await connection
    .selectFrom('users')
    .select('onboarding_completed_at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user !== undefined && user.onboarding_completed_at !== null
}

/** Only the first time counts. */
export async function markCompleted(connection: Connection, userId: number, now: Date): Promise<void> {
  await connection
    .updateTable('users')
    .set({ onboarding_completed_at: now })
    .where('id', '=', userId)
    .where('onboarding_completed_at', 'is', null)
    .execute()
}
