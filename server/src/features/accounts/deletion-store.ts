import type { Tx } from '../../db/open.ts'
import { personalData } from '../../db/personal-data.ts'
import type { WhoseData } from '../../db/personal-table.ts'

/** The account, out of everybody else's reach until the transaction ends: also of who only wants to point to it. */
export const lockForDeletion = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['email', 'first_name', 'password_hash'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** What no key of the database ties to the account. */
export async function deleteLooseRows(tx: Tx, person: WhoseData) {
  for (const { table, isTheirs, isLoose } of personalData)
    if (isLoose) await tx.deleteFrom(table).where(isTheirs(person)).execute()
}

/** The account, and by the keys of the database whatever belongs to it; triggers let its files go. */
export async function deleteUser(tx: Tx, userId: number) {
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}
