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

/** A batch of some megabytes, some hundred milliseconds. */
const READ_AT_ONCE = 8192

export type Followed = { index: JobIndex; last: number }

/** `catchUp` reads up to the last commit. The first call reads every open listing, or the kept index. */
export type Follower = {
  catchUp(): Promise<void>
  /** Null before the first index is ready. */
  followed(): Readonly<Followed> | null
}

/**
 * @param fresh makes an empty index for a full read; called again if the change log does not reach back
 * @param use takes each new index before it answers questions
 * @param kept an older index to start from; retried until it resolves
 */
export function createFollower({
  db,
  fresh,
  use,
  kept = async () => null,
}: {
  db: Database
  fresh: () => JobIndex
  use: (index: JobIndex) => void
  kept?: () => Promise<Followed | null>
}): Follower {
  let followed: Followed | null = null
  let isBegun = false

  async function readAll(): Promise<Followed> {
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
    // Later changes are in the log after `started`.
    return { index: all, last: started }
  }

  /** The kept index answers at once and catches up meanwhile. */
  async function begin() {
    followed = await kept()
    isBegun = true
    if (followed) use(followed.index)
  }

  async function catchUp() {
    if (!isBegun) await begin()
    while (followed === null || !(await readChanges(followed))) {
      const all = await readAll()
      await readChanges(all)
      followed = all
      use(all.index)
    }
  }

  /** False if the log does not reach back that far. */
  async function readChanges(into: Followed): Promise<boolean> {
    for (;;) {
      const changes = await findChanges(db, into.last)
      if (changes.readAnew) return false
      if (changes.jobIds.length === 0) return true
      const open = await findListings(db, changes.jobIds)
      const stillOpen = new Set(open.map(({ id }) => id))
      into.index.remove(changes.jobIds.filter((id) => !stillOpen.has(id)))
      if (open.length > 0) into.index.add(open)
      into.last = changes.last
    }
  }

  return { catchUp, followed: () => followed }
}

/** Merges everything; an older index answers meanwhile. */
async function tidy(index: JobIndex) {
  do await setImmediate()
  while (index.tidy())
}
