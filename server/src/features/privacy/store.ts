import type { PrivacySettings } from '@hanap/contract/profile/privacy'
import type { Connection, Tx } from '../../db/open.ts'

/** @returns undefined if the seeker never chose */
export async function findPrivacySettings(
  connection: Connection,
  userId: number,
): Promise<PrivacySettings | undefined> {
  const row = await connection
    .selectFrom('privacy_settings')
    .select(['profile_visibility', 'allow_recruiter_contact', 'hide_current_employer'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  // A check constraint allows only these values.
  return row as PrivacySettings | undefined
}

export async function writePrivacySettings(
  tx: Tx,
  userId: number,
  settings: PrivacySettings,
  now: Date,
): Promise<void> {
  const values = { ...settings, updated_at: now }
  await tx
    .insertInto('privacy_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
