import { openDoor, readCommand, runCommand, stopSignal } from './backup-door.ts'
import { describeBackup, describeReading } from './backups/described.ts'
import { readBackup } from './backups/read-backup.ts'
import { writeBackup } from './backups/write-backup.ts'
import { connectOrStartEmbedded } from './db/embedded/embedded.ts'
import { systemClock } from './lib/clock.ts'
import { openFileStore } from './wiring/file-store.ts'

const usage = `Usage: npm run backup -- FILE
       npm run backup -- --verify FILE
Writes the database and the files into one file, as they are at one moment, while the program runs or not: compressed,
and sealed with the key of BACKUP_KEY. With --verify it reads such a file to its end and restores nothing.
The site's secret key is never in it.`

const given = readCommand(usage, { verify: { type: 'boolean' } }, 1)
if (given) {
  const [file = ''] = given.positionals
  await runCommand(async (undo) => {
    const door = await openDoor(process.env)
    const key = door.backupKey()
    if (given.values.verify) {
      console.log(describeReading(file, await readBackup(file, key)))
      return
    }
    const { databaseUrl, dataDir, files } = door.config
    const database = databaseUrl
      ? { url: databaseUrl, stop: async () => {} }
      : await connectOrStartEmbedded(dataDir, (line) => console.error(line))
    undo.push(database.stop)
    const { keyId } = door
    const store = openFileStore(files)
    const summary = await writeBackup(file, {
      databaseUrl: database.url,
      store,
      key,
      keyId,
      madeAt: systemClock.now(),
      signal: stopSignal(),
    })
    console.log(describeBackup(file, summary, door.keyPlace))
  })
}
