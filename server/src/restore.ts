import { openDoor, readCommand, runCommand } from './backup-door.ts'
import { describeRestore } from './backups/described.ts'
import { restoreBackup } from './backups/restore-backup.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { migrate } from './db/migrate.ts'
import { openFileStore } from './wiring/file-store.ts'

const usage = `Usage: npm run restore -- FILE [--replace NAME]
Makes the database and the files what they were when the backup was made: in the database that DATABASE_URL names, or in
the program's own under DATA_DIR. It must be empty, or --replace must say its name, and the program must not run.
All or nothing: until every row and file was read back and found the same, the database stays as it was.`

const given = readCommand(usage, { replace: { type: 'string' } }, 1)
if (given) {
  const [file = ''] = given.positionals
  await runCommand(async (undo) => {
    const door = await openDoor(process.env)
    const key = door.backupKey()
    const { databaseUrl, dataDir, files } = door.config
    const log = (line: string) => console.error(line)
    const database = databaseUrl
      ? { url: databaseUrl, stop: async () => {} }
      : await startEmbedded({ dataDir, log })
    undo.push(database.stop)
    const { replace } = given.values
    const store = openFileStore(files)
    const summary = await restoreBackup(file, { databaseUrl: database.url, store, key, replace })
    const added = await migrate(database.url, { log })
    console.log(describeRestore(summary, { added, keyId: door.keyId, keyPlace: door.keyPlace }))
  })
}
