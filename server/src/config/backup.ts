/** Shorter keys can be brute-forced despite slow hashing. */
const LEAST_CHARACTERS = 20

/**
 * @param siteKey if known here
 * @throws an Error of one line if it is missing or unfit
 */
export function readBackupKey(env: Record<string, string | undefined>, siteKey: string | undefined): string {
  const key = env['BACKUP_KEY']?.trim()
  if (!key)
    throw new Error(
      'Configuration: BACKUP_KEY is missing: the key that backups are sealed with, such as `openssl rand -base64 32` prints. Keep it apart from the backups.',
    )
  if (key.length < LEAST_CHARACTERS)
    throw new Error(`Configuration: BACKUP_KEY must have at least ${LEAST_CHARACTERS} characters`)
  if (key === siteKey)
    throw new Error(
      'Configuration: BACKUP_KEY is the site’s SECRET_KEY: whoever finds one backup would have both. Choose another.',
    )
  return key
}
