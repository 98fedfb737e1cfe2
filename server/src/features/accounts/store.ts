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

/** An e-mail address names one account however its letters are cased. */
export async function findForLogin(connection: Connection, email: string) {
  return connection
    .selectFrom('users')
    .select([...columns, 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
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
  const rows = await connection
    .selectFrom('users')
    .select([
      sql<boolean>`lower(email) = ${email.toLowerCase()}`.as('email'),
      sql<boolean>`lower(username) = ${username.toLowerCase()}`.as('username'),
    ])
    .where((where) =>
      where.or([
        where(sql`lower(email)`, '=', email.toLowerCase()),
        where(sql`lower(username)`, '=', username.toLowerCase()),
      ]),
    )
    .execute()
  return { email: rows.some((row) => row.email), username: rows.some((row) => row.username) }
}
