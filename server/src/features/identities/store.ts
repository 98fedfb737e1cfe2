import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

/** What a provider calls somebody for ever. */
export type Identity = { issuer: string; subject: string }

/** Whom the provider's account belongs to, with the time it is used; undefined for one we do not know. */
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

/** @returns false when somebody else linked this account of the provider, or this seeker, a moment ago */
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

/** Whether a seeker already signs in with an account of this provider. */
export async function isLinked(tx: Tx, userId: number, issuer: string): Promise<boolean> {
  const row = await tx
    .selectFrom('social_identities')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  return row !== undefined
}

/** Unlinks what was linked under another address than the seeker's present one. @returns whether there was any */
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
