import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../../lib/folders/made-folder.ts'
import type { Binaries } from './embedded-binaries.ts'
import { giveTo, type Identity, runProgram } from './embedded-identity.ts'
import { hasCluster, partsOf } from './embedded-note.ts'

/** The program itself connects as a plain owner of its database. */
export const superuser = 'postgres'

const draftPrefix = 'making-'

export function readPassword(home: string): string {
  const { passwordFile } = partsOf(home)
  try {
    return readFileSync(passwordFile, 'utf8').trim()
  } catch {
    throw new Error(`The database's password file ${passwordFile} is missing: put it back from a backup.`)
  }
}

/** Undefined without a complete cluster. */
export function readClusterMajor(home: string): number | undefined {
  const file = path.join(partsOf(home).cluster, 'PG_VERSION')
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined
}

/**
 * Makes the cluster under a temporary name and renames it when complete. Reports an interrupted one, leaving it in
 * place.
 * @throws Error with initdb's own reason
 */
export async function ensureCluster(
  home: string,
  binaries: Binaries,
  identity: Identity,
  { log, noSync = false }: { log: (line: string) => void; noSync?: boolean | undefined },
): Promise<void> {
  if (hasCluster(home)) return
  const { cluster, passwordFile } = partsOf(home)
  for (const name of readdirSync(home)) {
    if (name.startsWith(draftPrefix))
      log(`An earlier start was interrupted while it made the database: remove ${path.join(home, name)}.`)
  }
  writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  chmodSync(passwordFile, 0o600)
  giveTo(passwordFile, identity)
  const draft = makeFolder(path.join(home, draftPrefix))
  giveTo(draft.path, identity)
  // Since PostgreSQL 17; needs no system locale.
  const locale =
    binaries.major >= 17
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8']
  const args = [
    '-D',
    draft.path,
    '-U',
    superuser,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
  ]
  const program = path.join(binaries.folder, 'initdb')
  const sync = noSync ? ['--no-sync'] : []
  const { code, output } = await runProgram(
    program,
    [...args, ...locale, ...sync, '--no-instructions'],
    identity,
    300_000,
  )
  if (code !== 0) {
    draft.remove()
    const reason = output.split('\n').find((line) => /FATAL|error:/.test(line)) ?? output.trim()
    throw new Error(`The database could not be made in ${home}: ${reason.trim()}`)
  }
  draft.keepAs(cluster)
}
