import type { Tx } from '../../../db/open.ts'
import { personalData } from '../../../db/personal/personal-data.ts'
import type { DataOwner } from '../../../db/personal/personal-table.ts'

/** Also blocks new rows that refer to the account. */
export const lockForDeletion = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['email', 'first_name', 'password_hash'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** @param toldBy the kind of mail that tells of a change of address */
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

/** Lets these waiting mails outlive the account. Their addresses are erased with their text. */
export async function releaseWaitingMails(tx: Tx, userId: number, kinds: readonly string[]) {
  await tx
    .updateTable('mails')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'waiting')
    .execute()
}

/** Deletes the rows that no foreign key ties to the account. */
export async function deleteLooseRows(tx: Tx, person: DataOwner) {
  for (const { table, isTheirs, isLoose } of personalData)
    if (isLoose) await tx.deleteFrom(table).where(isTheirs(person)).execute()
}

/** Foreign keys cascade; triggers release files. */
export async function deleteUser(tx: Tx, userId: number) {
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}
