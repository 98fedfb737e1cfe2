import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { type Binaries, makeSharedHome, sharedHome } from './embedded-binaries.ts'
import { canWriteIn, giveTo, type Identity, makeOwnFolder, runProgram } from './embedded-identity.ts'

/** The database server's superuser; the program itself connects as a plain owner of its database. */
export const superuser = 'postgres'

const recordName = 'postgres-home'

/**
 * Where the database of a data folder lies: DATA_DIR/postgres, or, when that folder is closed to the user
 * PostgreSQL runs as, a folder under /var/lib/hanap. Chosen once, then written down in DATA_DIR.
 * @throws Error with one line when neither can be written
 */
export function chooseHome(
  dataDir: string,
  identity: Identity,
  log: (line: string) => void,
  shared = sharedHome,
): string {
  const recorded = findHome(dataDir)
  if (recorded !== undefined) return recorded
  const inside = path.join(dataDir, 'postgres')
  makeDataFolder(dataDir)
  makeOwnFolder(inside, identity)
  if (canWriteIn(inside, identity)) return record(dataDir, inside)
  rmSync(inside, { recursive: true, force: true })
  const outside = path.join(shared, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  setAside(outside, log)
  makeSharedHome(shared)
  makeOwnFolder(outside, identity)
  if (!canWriteIn(outside, identity)) {
    throw new Error(
      `The database can be written neither in ${dataDir} nor in ${shared}: set DATA_DIR to another folder, or DATABASE_URL.`,
    )
  }
  log(
    `The user ${identity.name ?? 'of PostgreSQL'} cannot enter ${dataDir}: the database lies in ${outside}.`,
  )
  return record(dataDir, outside)
}

/** Makes a data folder: others may not look inside, but the user root steps down to passes through. */
export function makeDataFolder(dataDir: string): void {
  let isNew: boolean
  try {
    isNew = mkdirSync(dataDir, { recursive: true, mode: 0o700 }) !== undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new Error(
      `Cannot make the data folder ${dataDir} (${code}): set DATA_DIR to a folder you may write to.`,
      { cause: error },
    )
  }
  if (isNew && process.getuid?.() === 0) chmodSync(dataDir, 0o711)
}

/** The folder written down for a data folder, when it is still there. */
export function findHome(dataDir: string): string | undefined {
  const file = path.join(dataDir, recordName)
  if (!existsSync(file)) return undefined
  const home = path.resolve(dataDir, readFileSync(file, 'utf8').trim())
  return existsSync(home) ? home : undefined
}

// Relative inside the data folder, so that a moved data folder still finds its database.
function record(dataDir: string, home: string): string {
  const inside = home.startsWith(dataDir + path.sep)
  writeFileSync(path.join(dataDir, recordName), `${inside ? path.relative(dataDir, home) : home}\n`, {
    mode: 0o600,
  })
  return home
}

// Somebody removed the data folder to begin anew; the database outside is not ours to throw away.
function setAside(home: string, log: (line: string) => void): void {
  if (!existsSync(home)) return
  const aside = `${home}-${randomBytes(3).toString('hex')}`
  renameSync(home, aside)
  log(`An earlier database of this folder was set aside in ${aside}; remove it when it is not needed.`)
}

/** The cluster (PostgreSQL's data directory) and the password file inside a home. */
export function partsOf(home: string) {
  return { cluster: path.join(home, 'cluster'), passwordFile: path.join(home, 'password') }
}

/** The superuser's password of a home. */
export function readPassword(home: string): string {
  const { passwordFile } = partsOf(home)
  try {
    return readFileSync(passwordFile, 'utf8').trim()
  } catch {
    throw new Error(`The database's password file ${passwordFile} is missing: put it back from a backup.`)
  }
}

/** The major version that made the cluster of a home; undefined when there is no finished cluster. */
export function readClusterMajor(home: string): number | undefined {
  const file = path.join(partsOf(home).cluster, 'PG_VERSION')
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined
}

/**
 * Makes the cluster of a home unless it is there. It is made under a temporary name and renamed when it is
 * complete, so one that was interrupted half-way is thrown away and made anew.
 * @throws Error with initdb's own reason
 */
export async function ensureCluster(
  home: string,
  binaries: Binaries,
  identity: Identity,
  noSync = false,
): Promise<void> {
  const { cluster, passwordFile } = partsOf(home)
  if (existsSync(cluster)) return
  for (const name of readdirSync(home)) {
    if (name.startsWith('making-')) rmSync(path.join(home, name), { recursive: true, force: true })
  }
  writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  chmodSync(passwordFile, 0o600)
  giveTo(passwordFile, identity)
  const draft = path.join(home, `making-${randomBytes(3).toString('hex')}`)
  // The builtin provider needs no locale of the operating system; it came with PostgreSQL 17.
  const locale =
    binaries.major >= 17
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8']
  const args = [
    '-D',
    draft,
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
    rmSync(draft, { recursive: true, force: true })
    const reason = output.split('\n').find((line) => /FATAL|error:/.test(line)) ?? output.trim()
    throw new Error(`The database could not be made in ${home}: ${reason.trim()}`)
  }
  renameSync(draft, cluster)
}
