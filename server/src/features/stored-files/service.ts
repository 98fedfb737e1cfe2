import { createHash } from 'node:crypto'
import type { Database, Tx } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { outsideDown } from '../../lib/problem.ts'
import { type FileStore, FileStoreProblem, newFileKey, readFileKey } from '../../outside/file-store/port.ts'
import {
  claimFile,
  deleteFile,
  findFile,
  insertFile,
  listReleased,
  releaseFile,
  releaseUnclaimed,
} from './store.ts'

type Bytes = Uint8Array<ArrayBuffer>

export type StoredFiles = {
  /** Deletes the file again unless claimed within the hour. Throws 'outside-down'. */
  put(bytes: Bytes): Promise<string>
  /** Call it in the transaction that writes the owning row. */
  claim(tx: Tx, key: string): Promise<void>
  /** Releases an unclaimed file. */
  giveUp(key: string): Promise<void>
  /** Null for a released file. Throws 'outside-down'. */
  read(key: string): Promise<Bytes | null>
  /** Safe to repeat and to kill: a row stays until its bytes are gone. */
  removeReleased(): Promise<void>
}

/** Calls to the store time out within minutes. */
const CLAIMED_WITHIN_MS = 3_600_000
const AT_A_TIME = 100

/** A row exists before its bytes and until they are gone, so none is lost or left behind. */
export function createStoredFiles(given: { db: Database; clock: Clock; store: FileStore }): StoredFiles {
  const { db, clock, store } = given
  return {
    async put(bytes) {
      const key = newFileKey()
      await insertFile(db, { key, size: bytes.length, sha256: hashOf(bytes), created_at: clock.now() })
      // On failure the row stays for its hour: a slow store may still write the bytes.
      await explained(() => store.put(key, bytes))
      return key
    },

    async claim(tx, key) {
      if (!(await claimFile(tx, key, clock.now())))
        throw new Error('The file was stored too long ago to be kept.')
    },

    giveUp: (key) => releaseFile(db, key, clock.now()),

    async read(key) {
      const row = await findFile(db, key)
      if (!row) return null
      const bytes = await explained(() => store.get(readFileKey(key)))
      if (bytes && hashOf(bytes).equals(row.sha256)) return bytes
      // The file may have been deleted since.
      if (!(await findFile(db, key))) return null
      const trouble = bytes ? 'are not the bytes that were put there' : 'are not there'
      throw outsideDown('file store', new FileStoreProblem('garbled', `The bytes of ${key} ${trouble}.`))
    },

    async removeReleased() {
      const now = clock.now()
      await releaseUnclaimed(db, new Date(now.getTime() - CLAIMED_WITHIN_MS), now)
      for (let keys = await listReleased(db, AT_A_TIME); keys.length > 0; ) {
        for (const key of keys) {
          await store.remove(readFileKey(key))
          await deleteFile(db, key)
        }
        keys = await listReleased(db, AT_A_TIME)
      }
    },
  }
}

const hashOf = (bytes: Bytes) => createHash('sha256').update(bytes).digest()

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof FileStoreProblem ? outsideDown('file store', error) : error
  }
}
