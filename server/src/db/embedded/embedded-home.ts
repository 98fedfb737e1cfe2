import { createHash, randomBytes } from 'node:crypto'
import { realpathSync, renameSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { endNew, isNew, makeDataFolder } from '../../lib/folders/data-folder.mjs'
import { withLock } from '../../lib/folders/instance-lock.mjs'
import { makeSharedHome, sharedHome } from './embedded-binaries.ts'
import { canWriteIn, type Identity, makeOwnFolder } from './embedded-identity.ts'
import { findRunningServer } from './embedded-leftovers.ts'
import { claimHome, findHome, hasCluster, noteHome, partsOf, takenBy } from './embedded-note.ts'

type Given = {
  identity: Identity
  log: (line: string) => void
  make: (home: string) => Promise<void>
  /** For data folders that PostgreSQL's user cannot enter. */
  shared?: string
}

/**
 * The home of a data folder's database: DATA_DIR/postgres, or a folder under /var/lib/hanap if PostgreSQL's user
 * cannot enter it. Chosen once, made, and only then noted in DATA_DIR. Nothing is removed, and no empty database
 * replaces an existing one.
 * @throws Error of one line: where the database is, and what to do
 */
export async function settleHome(givenDir: string, given: Given): Promise<string> {
  makeDataFolder(givenDir)
  // A leftover server is recognized by this spelling.
  const dataDir = realpathSync(givenDir)
  const home = findHome(dataDir) ?? (await chooseAlone(dataDir, given))
  refuseClosed(home, given.identity)
  await claimHome(dataDir, home)
  endNew(dataDir)
  return home
}

/** A concurrent start finds the first one's choice. */
const chooseAlone = (dataDir: string, given: Given) =>
  withLock(
    path.join(dataDir, 'postgres-lock'),
    (pid) => given.log(`Another start (process ${pid}) is making the database; waiting for it.`),
    async () => {
      const home = findHome(dataDir) ?? choose(dataDir, given)
      refuseClosed(home, given.identity)
      await given.make(home)
      await noteHome(dataDir, home)
      return home
    },
  )

function choose(dataDir: string, { identity, log, shared = sharedHome }: Given): string {
  const inside = path.join(dataDir, 'postgres')
  if (hasCluster(inside)) return inside
  const usual = path.join(shared, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  if (!isNew(dataDir)) refuseForgotten(dataDir, usual)
  const isMade = makeOwnFolder(inside, identity)
  if (canWriteIn(inside, identity)) return inside
  if (isMade) rmdirSync(inside)
  const outside = placeOutside(dataDir, usual, log)
  makeSharedHome(shared)
  makeOwnFolder(outside, identity)
  if (!canWriteIn(outside, identity)) {
    throw new Error(
      `The database can be written neither in ${dataDir} nor in ${shared}: set DATA_DIR to another folder, or DATABASE_URL.`,
    )
  }
  log(`The user ${nameOf(identity)} cannot enter ${dataDir}: the database lies in ${outside}.`)
  return outside
}

/** @throws Error of one line if a folder lost its note while its database is outside */
function refuseForgotten(dataDir: string, usual: string): void {
  if (!hasCluster(usual) || takenBy(usual, dataDir) !== undefined) return
  throw new Error(
    `The database of ${dataDir} lies in ${usual}, and the note that says so is missing. To use it, write that folder into ${path.join(dataDir, 'postgres-home')}; to begin with an empty one, move it away.`,
  )
}

function placeOutside(dataDir: string, usual: string, log: (line: string) => void): string {
  if (!hasCluster(usual)) return usual
  const another = `${usual}-${randomBytes(3).toString('hex')}`
  // The data folder formerly here has moved.
  if (takenBy(usual, dataDir) !== undefined) return another
  const running = findRunningServer(partsOf(usual).cluster)
  if (running)
    throw new Error(`The database in ${usual} is in use (server ${running.pid}): stop its program.`)
  // The operator may have started over; the old database is still not ours to delete.
  renameSync(usual, another)
  log(`An earlier database of this folder was set aside in ${another}; remove it when it is not needed.`)
  return usual
}

/** @throws Error of one line */
function refuseClosed(home: string, identity: Identity): void {
  if (canWriteIn(home, identity)) return
  const name = nameOf(identity)
  throw new Error(
    `The database lies in ${home}, and the user ${name} cannot write there. Start as the user who owns it; or let ${name} through the folders above it (chmod a+x) and own it (chown -R ${name}).`,
  )
}

const nameOf = ({ name }: Identity) => name ?? `${process.getuid?.() ?? 'of this program'}`
