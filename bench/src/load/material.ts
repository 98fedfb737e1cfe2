import type { Database } from '@hanap/server/db/open'
import { createSessions } from '@hanap/server/features/sessions/service'
import { systemClock } from '@hanap/server/lib/clock'
import { createPasswords } from '@hanap/server/lib/passwords'
import { sql } from 'kysely'
import { givePremium } from '../harness/people.ts'
import { makeClasses } from '../search/classes.ts'
import { addressOf } from '../search/service.ts'
import { takeSample } from '../search/words.ts'
import type { Material, Seeker } from './work.ts'

/** A plan allows a hundred saved jobs and 3,000 counted searches a month: many share what is asked. */
const SEEKERS = 256
const PASSWORD = 'sampaguita-at-ilang-7'
/** Of these nothing is asked: what is only counted, and pages that nobody turns to. */
const LEFT_OUT = /^(count|page)/

/** What requests are made of, on a database that holds a corpus; `remove` takes the people away again. */
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
    // The corpus keeps its dates while time goes on: the filter by date would find less every day.
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

/** People on Premium with a session and a password. */
async function makeSeekers(db: Database): Promise<{ ids: number[]; seekers: Seeker[] }> {
  const now = systemClock.now()
  // One hash for all: making it costs as much as a login.
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

/** Forgets what was searched, so that searches count anew: each measurement begins with as much before it. */
export async function forgetSearches(db: Database): Promise<void> {
  await sql`truncate recent_searches, search_counts`.execute(db)
}

/** New listings would be told to nobody here; a corpus of a million of them would keep the worker busy for long. */
export async function forgetArrivals(db: Database): Promise<void> {
  await sql`truncate listing_arrivals`.execute(db)
}
