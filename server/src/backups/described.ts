import type { ReadSummary } from './read-backup.ts'
import type { RestoreSummary } from './restore-backup.ts'
import type { BackupSummary } from './write-backup.ts'

const number = (count: number) => count.toLocaleString('en-US')
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const lines = (...given: (string | false)[]) => given.filter((line) => line !== false).join('\n')

/** Tells what the operator must keep beside the backup. */
export function describeBackup(file: string, made: BackupSummary, keyPlace: string): string {
  const { tables, rows, files, size, deleted, lost } = made
  return lines(
    `Wrote ${file}: ${number(rows)} rows of ${tables} tables and ${number(files)} files in ${megabytes(size)}.`,
    deleted.length > 0 && `Deleted while it was made, and not in it: ${deleted.join(', ')}`,
    lost.length > 0 &&
      `NOT THERE, or not as they were stored, in the site itself, and so not in it: ${lost.join(', ')}`,
    `The secret key is not in it: keep ${keyPlace} elsewhere, and BACKUP_KEY too. Without the one, board passwords and`,
    'bills cannot be read after a restore; without the other, nothing can.',
    `Read it back now and then: npm run backup -- --verify ${file}`,
  )
}

export function describeReading(file: string, { about, tables, rows, files, gone }: ReadSummary): string {
  return lines(
    `${file} is whole: made ${about.madeAt}, ${number(rows)} rows of ${tables} tables and ${number(files)} files.`,
    `Its last migration is ${about.migrations.at(-1) ?? 'none'}.`,
    gone.length > 0 && `Without the bytes of ${gone.join(', ')}, which were gone when it was made.`,
  )
}

/** What was restored, and the remaining steps. */
export function describeRestore(
  summary: RestoreSummary,
  now: { added: string[]; keyId: string | null; keyPlace: string },
): string {
  const { about, tables, rows, files, gone, adapted } = summary
  const isOtherKey = now.keyId !== null && about.keyId !== null && now.keyId !== about.keyId
  return lines(
    `Restored what was there on ${about.madeAt}: ${number(rows)} rows of ${tables} tables and ${number(files)} files, each read back and found the same.`,
    adapted.length > 0 &&
      `The queue of tasks is of another version: of ${adapted.join(', ')} what is known here was kept.`,
    gone.length > 0 && `Without the bytes of ${gone.join(', ')}, which were gone when the backup was made.`,
    now.added.length > 0 && `Brought up to date since: ${now.added.join(', ')}.`,
    now.keyId === null &&
      `Before the first start: put the secret key of that site to ${now.keyPlace}. Without it the program does not start.`,
    isOtherKey &&
      `THE SECRET KEY HERE (${now.keyPlace}) IS NOT THAT SITE'S: board passwords and bills cannot be read with it. Put the right one there before the first start.`,
    'Tasks that waited at that moment are done at the next start, also those that were done since.',
  )
}
