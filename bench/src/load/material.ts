import type { Database } from '@hanap/server/db/open'
import { createSessions } from '@hanap/server/features/sessions/service'
import { systemClock } from '@hanap/server/lib/clock'
import { createPasswords } from '@hanap/server/lib/secrets/passwords'
import { sql } from 'kysely'
import { givePremium } from '../harness/people.ts'
import { makeClasses } from '../search/classes.ts'
import { addressOf } from '../search/service.ts'
import { takeSample } from '../search/words.ts'
import type { Material, Seeker } from './work.ts'

/** They share the plan's limits of 100 saved jobs and 3,000 searches. */
const SEEKERS = 256
const PASSWORD = 'sampaguita-at-ilang-7'
/** Seekers do not request these. */
const LEFT_OUT = /^(count|page)/

/** `remove` deletes the seekers. */
export async function makeMaterial(
  db: Database,
  seed: number,
): Promise<Material & { remove(): Promise<void> }> {
  const sample = await takeSample(db)
  const asks = makeClasses(sample, seed)
    .filter(({ name }) => !LEFT_OUT.test(name))
    .flatMap((one) => one.asks)
  const searches = asks.flatMap((ask) => {
    if (ask.kind !== 'search') return []
    // The corpus keeps its dates, so the filter would find less every day.
    const { date_posted: _, ...query } = ask.query
    return [addressOf({ kind: 'search', query })]
  })
  const { ids, seekers } = await makeSeekers(db)
  return {
    seekers,
    jobIds: sample.jobIds,
    searches,
    async remove() {
      await db.deleteFrom('users').where('id', 'in', ids).execute()
    },
  }
}

async function makeSeekers(db: Database): Promise<{ ids: number[]; seekers: Seeker[] }> {
  const now = systemClock.now()
  // Hashing is slow, so all share one hash.
  const password_hash = await createPasswords().hash(PASSWORD)
  const sessions = createSessions({ db, clock: systemClock })
  const people = Array.from({ length: SEEKERS }, (_, n) => `load_${process.pid}_${now.getTime()}_${n}`)
  const users = await db
    .insertInto('users')
    .values(
      people.map((username) => ({
        email: `${username}@example.com`,
        username,
        first_name: 'Lito',
        last_name: 'Reyes',
        password_hash,
        email_verified_at: now,
        created_at: now,
      })),
    )
    .returning(['id', 'email'])
    .execute()
  const ids = users.map(({ id }) => id)
  await givePremium(db, ids, now)
  const seekers: Seeker[] = []
  for (const { id, email } of users) {
    const token = await sessions.begin(db, id, { rememberMe: true, userAgent: 'bench' })
    seekers.push({ token, email, password: PASSWORD })
  }
  return { ids, seekers }
}

/** So that measurements start equal. */
export async function forgetSearches(db: Database): Promise<void> {
  await sql`truncate recent_searches, search_counts`.execute(db)
}

/** A million arrivals would keep the worker busy for nothing. */
export async function forgetArrivals(db: Database): Promise<void> {
  await sql`truncate listing_arrivals`.execute(db)
}
