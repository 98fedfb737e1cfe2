import { sql } from 'kysely'
import type { Connection, Tx } from './open.ts'

/** The database lowers both sides, since JavaScript lowers letters such as İ differently. */
export const findSeekerByEmail = (connection: Connection, email: string) =>
  byEmail(connection, email).executeTakeFirst()

/** Locks the account until the transaction ends. */
export const lockSeekerByEmail = (tx: Tx, email: string) =>
  byEmail(tx, email).forNoKeyUpdate().executeTakeFirst()

const byEmail = (connection: Connection, email: string) =>
  connection
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'email_verified_at', 'password_hash'])
    .where(sql<boolean>`lower(email) = lower(${email}::text)`)
