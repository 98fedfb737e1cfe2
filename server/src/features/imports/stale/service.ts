import { setImmediate } from 'node:timers/promises'
import type { Database, Tx } from '../../../db/open.ts'
import { refreshOpenJobs } from '../open-jobs/store.ts'
import { lockListings } from '../store.ts'
import { countAlike, oldAt, staleOf } from './rules.ts'
import {
  type LookedAt,
  listDue,
  listLookedAt,
  MOST_COMPARED,
  readTexts,
  writeNextLooks,
  writeStale,
} from './store.ts'

/** Per transaction, which imports wait for. */
const AT_ONCE = 20

/** Also compares others of their employers. Tells the search index of changes. */
export async function lookForStaleListings(db: Database, now: Date): Promise<void> {
  let due: number
  do {
    due = await db.transaction().execute(async (tx) => {
      await lockListings(tx)
      const rows = await listDue(tx, now, AT_ONCE)
      if (rows.length > 0) await look(tx, rows, now)
      return rows.length
    })
  } while (due === AT_ONCE)
}

async function look(tx: Tx, due: Awaited<ReturnType<typeof listDue>>, now: Date): Promise<void> {
  const employerIds = [...new Set(due.flatMap(({ employer_id }) => employer_id ?? []))]
  const dueIds = due.map(({ id }) => id)
  const listings = await listLookedAt(tx, dueIds, employerIds)
  const alike = await findAlike(tx, listings)
  const looked = listings.map((listing) => {
    const facts = {
      postedAt: listing.posted_at,
      changedAt: listing.changed_at,
      bumps: listing.bumps,
      ...(alike.get(listing.id) ?? { alike: 1, isNewestAlike: true }),
    }
    return { id: listing.id, stale: staleOf(facts, now), due_at: oldAt(facts) }
  })
  await refreshOpenJobs(tx, await writeStale(tx, looked))
  // A removed listing is not due again.
  const next = looked.filter(({ due_at }) => due_at > now)
  await writeNextLooks(tx, [...dueIds, ...looked.map(({ id }) => id)], next)
}

async function findAlike(tx: Tx, listings: readonly LookedAt[]) {
  const groups = Map.groupBy(listings, ({ employer_id }) => employer_id)
  groups.delete(null)
  const compared = [...groups.values()].map((group) => group.slice(0, MOST_COMPARED).map(({ id }) => id))
  const several = compared.filter(({ length }) => length > 1)
  const texts = await readTexts(tx, several.flat())
  const alike = new Map<number, { alike: number; isNewestAlike: boolean }>()
  for (const ids of several) {
    for (const [n, { alike: count, first }] of countAlike(ids.map((id) => texts.get(id) ?? '')).entries())
      alike.set(ids[n] as number, { alike: count, isNewestAlike: first === n })
    // A hundred long texts take some 20 ms, so yields to requests.
    await setImmediate()
  }
  return alike
}
