import { sql } from 'kysely'
import type { Connection, Tx } from './open.ts'

/**
 * The account that an e-mail address names, however its letters are cased; undefined where it names none. The database
 * lowers both sides: the index holds its lower case, and JavaScript's differs from it for letters such as İ.
 */
export const findSeekerByEmail = (connection: Connection, email: string) =>
  byEmail(connection, email).executeTakeFirst()

/** As findSeekerByEmail; the account keeps the address until the transaction ends. */
export const lockSeekerByEmail = (tx: Tx, email: string) =>
  byEmail(tx, email).forNoKeyUpdate().executeTakeFirst()

const byEmail = (connection: Connection, email: string) =>
  connection
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'email_verified_at', 'password_hash'])
    .where(sql<boolean>`lower(email) = lower(${email}::text)`)
