import { setImmediate } from 'node:timers/promises'
import type { Database } from '../db/open.ts'
import type { JobIndex } from './job-index.ts'
import {
  type Bookmark,
  findChanges,
  findLastChange,
  findListings,
  findListingsAfter,
} from './read-listings.ts'

/** Listings read from the database, and made into a segment, in one go: some megabytes, some hundred milliseconds. */
const READ_AT_ONCE = 8192

/** Brings an index up to what is committed. The first call reads every open listing. */
export type Follower = {
  catchUp(): Promise<void>
  /** The number of the last change that it has read. */
  last(): number
}

/**
 * @param fresh makes an empty index for a full read; called again if the change log does not reach back
 * @param use takes the index that answers from now on
 */
export function createFollower({
  db,
  fresh,
  use,
}: {
  db: Database
  fresh: () => JobIndex
  use: (index: JobIndex) => void
}): Follower {
  let index: JobIndex | null = null
  let last = 0

  async function readAll() {
    const started = await findLastChange(db)
    const all = fresh()
    let bookmark: Bookmark | null = null
    do {
      const read: Awaited<ReturnType<typeof findListingsAfter>> = await findListingsAfter(
        db,
        bookmark,
        READ_AT_ONCE,
      )
      all.add(read.listings)
      bookmark = read.bookmark
      await tidy(all)
    } while (bookmark !== null)
    // What changed during the reading is in the log after `started`, and is read again.
    last = started
    return all
  }

  async function catchUp() {
    while (index === null || !(await readChanges(index))) {
      const all = await readAll()
      await readChanges(all)
      index = all
      use(all)
    }
  }

  /** False where the log does not reach back to what the index knows. */
  async function readChanges(into: JobIndex): Promise<boolean> {
    for (;;) {
      const changes = await findChanges(db, last)
      if (changes.readAnew) return false
      if (changes.jobIds.length === 0) return true
      const open = await findListings(db, changes.jobIds)
      const stillOpen = new Set(open.map(({ id }) => id))
      into.remove(changes.jobIds.filter((id) => !stillOpen.has(id)))
      if (open.length > 0) into.add(open)
      last = changes.last
    }
  }

  return { catchUp, last: () => last }
}

/** Leaves nothing to tidy up; an older index answers meanwhile. */
async function tidy(index: JobIndex) {
  do await setImmediate()
  while (index.tidy())
}
