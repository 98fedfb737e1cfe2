import { accountTexts } from '@hanap/contract/accounts/account-texts'
import type { Connection } from '../../../db/open.ts'
import { conflict } from '../../../lib/problem.ts'
import { findTaken } from '../store.ts'

export type Names = { email?: string | undefined; username?: string | undefined }

const UNIQUE_VIOLATION = '23505'

/** @param exceptIds the caller's own account, or those that give way */
export async function refuseTaken(
  connection: Connection,
  names: Names,
  exceptIds: readonly number[],
): Promise<void> {
  const taken = await findTaken(connection, names, exceptIds)
  if (taken.email || taken.username) throw conflictOf(taken)
}

/** As refuseTaken, under concurrency: the unique index decides. Covers two sign-ups under one key. */
export async function orTaken<T>(names: Names, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const index = violatedIndex(error)
    if (index === 'users_sign_up_key') throw conflict({ non_field_errors: accountTexts.signUpKeyTaken })
    const taken = { email: index === 'users_email_key', username: index === 'users_username_key' }
    const isOurs =
      (taken.email && names.email !== undefined) || (taken.username && names.username !== undefined)
    throw isOurs ? conflictOf(taken) : error
  }
}

const conflictOf = (taken: { email: boolean; username: boolean }) =>
  conflict({
    ...(taken.email && { email: accountTexts.emailTaken }),
    ...(taken.username && { username: accountTexts.usernameTaken }),
  })

function violatedIndex(error: unknown): unknown {
  const isUnique = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
  return isUnique && 'constraint' in error ? error.constraint : undefined
}
