import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

/** The provider's permanent id for a person. */
export type Identity = { issuer: string; subject: string }

/** Returns the seeker's id and records the use. */
export async function useIdentity(tx: Tx, who: Identity, now: Date): Promise<number | undefined> {
  const row = await tx
    .updateTable('social_identities')
    .set({ last_used_at: now })
    .where('issuer', '=', who.issuer)
    .where('subject', '=', who.subject)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** @returns false if a concurrent call linked the identity or the seeker */
export async function insertIdentity(
  tx: Tx,
  identity: Identity & { user_id: number; email_at_linking: string },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('social_identities')
    .values({ ...identity, linked_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function isLinked(tx: Tx, userId: number, issuer: string): Promise<boolean> {
  const row = await tx
    .selectFrom('social_identities')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes those linked under another address than the present one. @returns whether there was any */
export async function deleteStaleIdentities(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx
    .deleteFrom('social_identities')
    .using('users')
    .where('users.id', '=', userId)
    .whereRef('social_identities.user_id', '=', 'users.id')
    .where(sql<boolean>`lower(social_identities.email_at_linking) <> lower(users.email)`)
    .returning('social_identities.subject')
    .execute()
  return rows.length > 0
}
