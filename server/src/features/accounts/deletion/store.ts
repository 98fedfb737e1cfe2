import type { Tx } from '../../../db/open.ts'
import { personalData } from '../../../db/personal/personal-data.ts'
import type { WhoseData } from '../../../db/personal/personal-table.ts'

/** The account, out of everybody else's reach until the transaction ends: also of who only wants to point to it. */
export const lockForDeletion = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['email', 'first_name', 'password_hash'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/**
 * The addresses that the account was moved away from at `since` or later, as the outbox knows them: each was told.
 * @param toldBy the kind of that mail
 */
export async function findAddressesLeft(
  tx: Tx,
  userId: number,
  { toldBy, since }: { toldBy: string; since: Date },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('mails')
    .select('to_address')
    .distinct()
    .where('user_id', '=', userId)
    .where('kind', '=', toldBy)
    .where('created_at', '>=', since)
    .execute()
  return rows.map((row) => row.to_address)
}

/**
 * Lets mails of these kinds that still wait outlive the account: they are nobody's from now on, and their addresses are
 * erased with what they say.
 */
export async function releaseWaitingMails(tx: Tx, userId: number, kinds: readonly string[]) {
  await tx
    .updateTable('mails')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'waiting')
    .execute()
}

/** What no key of the database ties to the account. */
export async function deleteLooseRows(tx: Tx, person: WhoseData) {
  for (const { table, isTheirs, isLoose } of personalData)
    if (isLoose) await tx.deleteFrom(table).where(isTheirs(person)).execute()
}

/** The account, and by the keys of the database whatever belongs to it; triggers let its files go. */
export async function deleteUser(tx: Tx, userId: number) {
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}
