import type { Database } from '../../src/db/open.ts'
import { createFollower } from '../../src/search/follow.ts'
import { createJobIndex, type JobIndex } from '../../src/search/job-index.ts'
import { noFilters } from '../../src/search/query/filter.ts'
import { projectSynonyms as synonyms } from '../../src/search/words/synonyms.ts'

/** A search that anything may match. */
export const anyListing = { ...noFilters, hidden: [] }

/** The ids of what an index finds, the newest first. */
export const findIn = (index: JobIndex, text: string | null) =>
  index.search({ ...anyListing, text, order: 'date', offset: 0, limit: 100 }).ids

/** An index that follows a database when it is told to, as the program's does by itself. */
export function followDatabase(db: Database) {
  let index: JobIndex | null = null
  let readings = 0
  const { catchUp } = createFollower({
    db,
    fresh() {
      readings += 1
      return createJobIndex({ synonyms })
    },
    use: (next) => {
      index = next
    },
  })
  async function caughtUp(): Promise<JobIndex> {
    await catchUp()
    if (index === null) throw new Error('the follower gave no index')
    return index
  }
  return {
    caughtUp,
    find: async (text: string) => findIn(await caughtUp(), text),
    /** How often everything was read. */
    get readings() {
      return readings
    },
  }
}
