import { sql } from 'kysely'
import type { Connection, Tx } from '../../db/open.ts'

export type UserRow = {
  id: number
  email: string
  username: string
  first_name: string
  last_name: string
  phone_number: string
  onboarding_completed_at: Date | null
}

const columns = [
  'id',
  'email',
  'username',
  'first_name',
  'last_name',
  'phone_number',
  'onboarding_completed_at',
] as const

export async function findUser(connection: Connection, id: number): Promise<UserRow | undefined> {
  return connection.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
}

/** A text in the lower case of the database, which is not everywhere that of JavaScript. */
export async function lowerCased(connection: Connection, text: string): Promise<string> {
  const { rows } = await sql<{ lower: string }>`select lower(${text}::text) as lower`.execute(connection)
  return rows[0]?.lower ?? text
}

/**
 * An e-mail address names one account however its letters are cased. The database lowers both sides: the index
 * holds its lower case, and JavaScript's differs from it for letters such as İ.
 */
export async function findForLogin(connection: Connection, email: string) {
  return connection
    .selectFrom('users')
    .select([...columns, 'password_hash'])
    .where(sql<boolean>`lower(email) = lower(${email}::text)`)
    .executeTakeFirst()
}

export type NewUser = Pick<UserRow, 'email' | 'username' | 'first_name' | 'last_name'> & {
  password_hash: string
}

export async function insertUser(tx: Tx, user: NewUser, now: Date): Promise<UserRow> {
  return tx
    .insertInto('users')
    .values({ ...user, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Which of the two names another account already has. */
export async function findTaken(connection: Connection, email: string, username: string) {
  const sameEmail = sql<boolean>`lower(email) = lower(${email}::text)`
  const sameUsername = sql<boolean>`lower(username) = lower(${username}::text)`
  const rows = await connection
    .selectFrom('users')
    .select([sameEmail.as('email'), sameUsername.as('username')])
    .where((where) => where.or([sameEmail, sameUsername]))
    .execute()
  return { email: rows.some((row) => row.email), username: rows.some((row) => row.username) }
}
