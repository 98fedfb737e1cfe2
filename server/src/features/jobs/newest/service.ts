import type { Database } from '../../../db/open.ts'
import type { ListBasis } from '../../../lib/asker.ts'
import type { Page } from '../rules.ts'
import { countOpen, findNewest, findTop } from '../store.ts'

/** Leaves out those the seeker hid; `count` is the total. */
export type Newest = (list: ListBasis, page: Page) => Promise<{ ids: number[]; count: number }>

/** Fifty pages: few look further. */
const MOST_KEPT = 500

/** Cached until the number of the last change differs. */
export function createNewest(connection: Database): Newest {
  let kept: Awaited<ReturnType<typeof findTop>>[number] | undefined

  return async ({ hidden, lastChange, open }, { offset, limit }) => {
    if (kept?.change !== lastChange) [kept] = await findTop(connection, MOST_KEPT)
    const now = kept
    if (now?.change === lastChange) {
      const out = new Set(hidden)
      const shown = out.size > 0 ? now.ids.filter((id) => !out.has(id)) : now.ids
      const isWhole = shown.length >= offset + limit || now.ids.length < MOST_KEPT
      if (isWhole) return { ids: shown.slice(offset, offset + limit), count: open }
    }
    // Beyond the cache, or while a replica or a concurrent change is ahead or behind.
    const [ids, count] = await Promise.all([
      findNewest(connection, hidden, { offset, limit }),
      countOpen(connection, hidden),
    ])
    return { ids, count }
  }
}
