import type { Database } from '../../../db/open.ts'
import type { ListBasis } from '../../../lib/asker.ts'
import type { Page } from '../rules.ts'
import { countOpen, findNewest, findTop } from '../store.ts'

/** The newest listings of a page that this seeker has not hidden, and how many there are in all. */
export type Newest = (list: ListBasis, page: Page) => Promise<{ ids: number[]; count: number }>

/** Fifty pages: few look further. */
const MOST_KEPT = 500

/** The newest open listings, read again once the number of their last change is another one. */
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
    // Further down, or where a replica or another change is a moment apart from who asks.
    const [ids, count] = await Promise.all([
      findNewest(connection, hidden, { offset, limit }),
      countOpen(connection, hidden),
    ])
    return { ids, count }
  }
}
