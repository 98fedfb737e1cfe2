import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '../src/db/embedded/embedded.ts'
import { identifyThisProcess, isStillRunning } from '../src/lib/folders/process-identity.mjs'

const prefix = 'hanap-test'

/** Bytes for a whole run's databases. */
const ENOUGH = 4_000_000_000

/** Every test copies a database: writing copies takes a third of a run. */
const home = hasRoom('/dev/shm') ? '/dev/shm' : tmpdir()

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > ENOUGH
  } catch {
    return false
  }
}

/**
 * No fsync; removed by `stop` or with this process, and after a kill by the next run. The role of `url` may make
 * databases from a migrated template (`strategy file_copy`).
 */
export async function startTestCluster(
  databaseName = 'template',
): Promise<{ url: string; dataDir: string; stop(): Promise<void> }> {
  removeAbandoned()
  const { pid, start } = identifyThisProcess()
  const dataDir = mkdtempSync(path.join(home, `${prefix}_${pid}_${start}_`))
  // The database's own user must pass through.
  chmodSync(dataDir, 0o711)
  const cluster = await startEmbedded({ dataDir, log: () => {}, databaseName, throwAway: true })
  return {
    url: cluster.url,
    dataDir,
    async stop() {
      await cluster.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function removeAbandoned() {
  for (const name of readdirSync(home)) {
    const [kind, pid, start] = name.split('_')
    if (kind !== prefix || start === undefined || isStillRunning({ pid: Number(pid), start })) continue
    rmSync(path.join(home, name), { recursive: true, force: true })
  }
}
