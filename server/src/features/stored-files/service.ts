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
  /**
   * Stores bytes and returns their new key. Unless the key is claimed within the hour they are removed again.
   * Throws the problem 'outside-down' where the store does not take them.
   */
  put(bytes: Bytes): Promise<string>
  /** Keeps a file that was put, in the transaction that writes the row which owns it. */
  claim(tx: Tx, key: string): Promise<void>
  /** Lets go a file that was put and is not needed after all. */
  giveUp(key: string): Promise<void>
  /** The same bytes as were put; null where the file was let go. Throws the problem 'outside-down'. */
  read(key: string): Promise<Bytes | null>
  /** Removes what nothing owns. Safe to repeat and to be killed: a row stays until its bytes are gone. */
  removeReleased(): Promise<void>
}

/** Nobody takes longer from storing a file to owning it: a store that does not answer is given up within minutes. */
const CLAIMED_WITHIN_MS = 3_600_000
const AT_A_TIME = 100

/** Files and their rows: the row is there before the bytes and until they are gone, so none is lost or left behind. */
export function createStoredFiles(given: { db: Database; clock: Clock; store: FileStore }): StoredFiles {
  const { db, clock, store } = given
  return {
    async put(bytes) {
      const key = newFileKey()
      await insertFile(db, { key, size: bytes.length, sha256: hashOf(bytes), created_at: clock.now() })
      // Where this fails the row stays for its hour: a store that was too slow to answer may still write the bytes.
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
      // It may have been let go, and removed, since the row was read.
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
