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
  email_verified_at: Date | null
  /** Since when it waits for confirmation before its first sign-in; see unconfirmed. */
  unconfirmed_since: Date | null
}

const columns = [
  'id',
  'email',
  'username',
  'first_name',
  'last_name',
  'phone_number',
  'onboarding_completed_at',
  'email_verified_at',
  'unconfirmed_since',
] as const

export async function findUser(connection: Connection, id: number): Promise<UserRow | undefined> {
  return connection.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Null if the account signs in only through a provider, or is deleted. */
export async function findPasswordHash(connection: Connection, id: number): Promise<string | null> {
  const row = await connection
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

export type NewUser = Pick<
  UserRow,
  'email' | 'username' | 'first_name' | 'last_name' | 'email_verified_at'
> & {
  /** Null if it signs in only through a provider. */
  password_hash: string | null
  /** Absent if the first sign-in needs no confirmed address. */
  unconfirmed_since?: Date
  /** Absent if the browser sent no key. */
  sign_up_key_hash?: Buffer | undefined
}

/** @throws the unique index's error for a taken address or username */
export async function insertUser(tx: Tx, user: NewUser, now: Date): Promise<UserRow> {
  return tx
    .insertInto('users')
    .values({ ...user, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Oldest first. */
export async function findBySignUpKeys(connection: Connection, keyHashes: readonly Buffer[]) {
  if (keyHashes.length === 0) return []
  return connection
    .selectFrom('users')
    .select([...columns, 'password_hash'])
    .where('sign_up_key_hash', 'in', [...keyHashes])
    .orderBy('id')
    .execute()
}

type Changeable = Omit<NewUser, 'unconfirmed_since' | 'sign_up_key_hash'> &
  Pick<UserRow, 'phone_number' | 'unconfirmed_since'>
type UserChanges = { [Column in keyof Changeable]?: Changeable[Column] | undefined }

/** Leaves omitted and undefined fields unchanged. */
export async function updateUser(connection: Connection, id: number, changes: UserChanges): Promise<void> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0) return
  await connection.updateTable('users').set(given).where('id', '=', id).execute()
}

/** Does nothing if the password was changed meanwhile. */
export async function replaceHash(connection: Connection, id: number, from: string, to: string) {
  await connection
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .execute()
}

export async function findTaken(
  connection: Connection,
  names: { email?: string | undefined; username?: string | undefined },
  exceptIds: readonly number[] = [],
) {
  const sameEmail = sql<boolean>`lower(email) = lower(${names.email ?? null}::text)`
  const sameUsername = sql<boolean>`lower(username) = lower(${names.username ?? null}::text)`
  const rows = await connection
    .selectFrom('users')
    .select([sameEmail.as('email'), sameUsername.as('username')])
    .where('id', 'not in', [0, ...exceptIds])
    .where((where) => where.or([sameEmail, sameUsername]))
    .execute()
  return { email: rows.some((row) => row.email), username: rows.some((row) => row.username) }
}
