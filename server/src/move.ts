import { existsSync } from 'node:fs'
import path from 'node:path'
import { openDoor, readCommand, runCommand } from './backup-door.ts'
import { BackupProblem } from './backups/problem.ts'
import type { Config } from './config.ts'
import { readHosts } from './db/connections/hosts.ts'
import { connectOrStartEmbedded, startEmbedded } from './db/embedded/embedded.ts'
import { readMoved } from './db/embedded/moved.ts'
import { systemClock } from './lib/clock.ts'
import { messageOf } from './lib/message-of.ts'
import { moveAndMark, tidyMoved } from './moving/move-and-mark.ts'
import { moveFiles } from './moving/move-files.ts'
import { openFileStore } from './wiring/file-store.ts'

const usage = `Usage: npm run move [-- --replace NAME]
       npm run move -- --files FOLDER
Brings the program's own database, under DATA_DIR, into the empty one that DATABASE_URL names; --replace says the name of
one that may lose what is in it. The program must not run. Run it again after it was interrupted: it goes on where it was.
The database here is left as it is, and marked, so that the program does not start on both.
With --files it brings the files of a folder into the bucket that S3_ENDPOINT and its like name, also while the program
runs; the folder keeps them.`

const given = readCommand(usage, { replace: { type: 'string' }, files: { type: 'string' } }, 0)
if (given) {
  await runCommand(async (undo) => {
    const { config, keyPlace } = await openDoor(process.env)
    const { databaseUrl, dataDir, files } = config
    if (given.values.files !== undefined) {
      await bringFiles(config, given.values.files, undo)
      return
    }
    if (!databaseUrl) throw new BackupProblem('DATABASE_URL is missing: the database to move to.')
    const to = describeAddress(databaseUrl)
    const moved = readMoved(dataDir)
    if (moved) {
      console.log(`The database of ${dataDir} was moved to ${moved.to} on ${moved.at} already.`)
      // Finishes a run interrupted after marking.
      if (moved.to === to) await tidyMoved(dataDir, databaseUrl)
      return
    }
    if (!existsSync(path.join(dataDir, 'postgres-home')))
      throw new BackupProblem(`There is no database in ${dataDir}: DATA_DIR must be that of the program.`)
    const log = (line: string) => console.error(line)
    const source = await startEmbedded({ dataDir, log }).catch((error: unknown) => {
      const reason = messageOf(error)
      throw new BackupProblem(
        `${reason} If the program runs on it, stop it first: nothing must be written meanwhile.`,
      )
    })
    undo.push(source.stop)
    const { tables, rows, brought } = await moveAndMark({
      dataDir,
      to,
      at: systemClock.now().toISOString(),
      sourceUrl: source.url,
      targetUrl: databaseUrl,
      replace: given.values.replace,
      log,
    })
    console.log(
      `Moved to ${to}: ${tables} tables with ${rows} rows, ${brought} of them brought now. Each table was read in both and found the same.
The database in ${dataDir} is as it was, and marked as moved: the program does not start on it any more.
Next:
1. Start the program with this DATABASE_URL, on every machine with the same secret key (here: ${keyPlace}).
2. ${files.kind === 's3' ? 'The files are in their bucket and stay there.' : `The files are still in ${files.folder}: a second machine needs them in a bucket: set S3_ENDPOINT and its like, then npm run move -- --files ${files.folder}`}
3. Log in, make a backup, and when all is well remove ${path.join(dataDir, 'postgres')}.`,
    )
  })
}

/** @throws BackupProblem if files are missing or not as stored; the others are copied */
async function bringFiles(config: Config, folder: string, undo: (() => Promise<void>)[]) {
  if (config.files.kind !== 's3')
    throw new BackupProblem('S3_ENDPOINT and its like are missing: the bucket to bring the files to.')
  const from = openFileStore({ kind: 'folder', folder: path.resolve(folder) })
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await connectOrStartEmbedded(config.dataDir, (line) => console.error(line))
  undo.push(database.stop)
  const to = openFileStore(config.files)
  const { brought, there, lost } = await moveFiles({ databaseUrl: database.url, from, to })
  console.log(`Brought ${brought} files, each read back and found the same; ${there} were there before.`)
  if (lost.length > 0) throw new BackupProblem(`Not there, or not as they were stored: ${lost.join(', ')}`)
}

/** Without credentials. */
function describeAddress(databaseUrl: string): string {
  const hosts = readHosts(databaseUrl).map((one) => new URL(one))
  return `${hosts.map(({ host }) => host).join(',')}${hosts[0]?.pathname ?? ''}`
}
