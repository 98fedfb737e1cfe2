const FOREIGN_KEY_VIOLATION = '23503'

/** True for a write that came too late: the account it was for has been deleted since the call was let in. */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== FOREIGN_KEY_VIOLATION) return false
  return (
    'constraint' in error &&
    typeof error.constraint === 'string' &&
    error.constraint.endsWith('_user_id_fkey')
  )
}
