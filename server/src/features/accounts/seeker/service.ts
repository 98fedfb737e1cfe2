import type { Connection } from '../../../db/open.ts'
import { unauthenticated } from '../../../lib/problem.ts'
import { findUser, type UserRow } from '../store.ts'

/** @throws a 401 if the account was deleted meanwhile */
export async function readSeeker(connection: Connection, userId: number): Promise<UserRow> {
  const row = await findUser(connection, userId)
  if (!row) throw unauthenticated()
  return row
}
