import type { Database } from '../../src/db/open.ts'
import { createFollower } from '../../src/search/follow.ts'
import { createJobIndex, type JobIndex } from '../../src/search/job-index.ts'
import { createKeeper } from '../../src/search/kept/keeper.ts'
import { readOrigin } from '../../src/search/kept/origin.ts'
import { createKeptStore } from '../../src/search/kept/store.ts'
import { noFilters } from '../../src/search/port.ts'
import { projectSynonyms as synonyms } from '../../src/search/words/synonyms.ts'

export const anyListing = { ...noFilters, hidden: [] }

/** Newest first. */
export const findIn = (index: JobIndex, text: string | null) =>
  index.search({ ...anyListing, text, order: 'date', offset: 0, limit: 100 }).ids

/**
 * Follows on demand; the program's index follows continuously.
 * @param folder where it is kept on disk
 */
export function followDatabase(db: Database, folder?: string) {
  let index: JobIndex | null = null
  let readings = 0
  const told: string[] = []
  const keeper =
    folder === undefined
      ? null
      : createKeeper({
          store: createKeptStore({ folder, madeBy: 'us', originOf: (change) => readOrigin(db, change) }),
          make: (parts) => createJobIndex({ synonyms, ...parts }),
          everyMs: 0,
          onUnusable: (what) => told.push(what),
          onTrouble: (what) => told.push(what),
        })
  const { catchUp, followed } = createFollower({
    db,
    fresh() {
      readings += 1
      return createJobIndex({ synonyms })
    },
    use: (next) => {
      index = next
    },
    ...(keeper && { kept: keeper.read }),
  })
  async function caughtUp(): Promise<JobIndex> {
    await catchUp()
    if (index === null) throw new Error('the follower gave no index')
    return index
  }
  return {
    caughtUp,
    /** Without catching up; null before the first reading. */
    findNow: (text: string) => index && findIn(index, text),
    async keep() {
      const now = followed()
      if (now) await keeper?.keep(now)
    },
    position: () => keeper?.position() ?? null,
    /** Lines for the operator. */
    told,
    find: async (text: string) => findIn(await caughtUp(), text),
    /** Full readings. */
    get readings() {
      return readings
    },
  }
}
