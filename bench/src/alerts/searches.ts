import { salaryRanges } from '@hanap/contract/jobs/jobs'
import type { SearchCriteria } from '@hanap/contract/jobs/saved-searches'
import type { Database } from '@hanap/server/db/open'
import { criteriaKey, plainCriteria } from '@hanap/server/features/saved-searches/rules'
import { createRandom, type Random } from '@hanap/standins/generator/random'
import { sql } from 'kysely'
import { createZipf } from '../corpus/words.ts'
import type { Sample } from '../search/words.ts'

/** On average. */
const EACH = 2.5
/** Only Premium has filters. */
const PREMIUM_EVERY = 4
/** A few texts are saved by many seekers. */
const TEXT_EXPONENT = 0.6
const WRITTEN_AT_ONCE = 2000

export type KeptSearch = { seeker: number; name: string; criteria: SearchCriteria }

export function makeSearches(sample: Sample, { size, seed }: { size: number; seed: number }): KeptSearch[] {
  const random = createRandom(seed * 31 + 7)
  const texts = makeTexts(random, sample, size)
  const chooseText = createZipf(texts.length, TEXT_EXPONENT)
  const seekers = Math.ceil(size / EACH)
  const known = new Set<string>()
  const kept: KeptSearch[] = []
  while (kept.length < size) {
    const seeker = random.int(0, seekers - 1)
    const text = texts[chooseText(random)] as string
    const filters = seeker % PREMIUM_EVERY === 0 ? chooseFilters(random, sample) : {}
    const criteria = plainCriteria({ ...(random.chance(0.95) && { search: text }), ...filters })
    const key = `${seeker} ${criteriaKey(criteria).toString('hex')}`
    if (Object.keys(criteria).length === 0 || known.has(key)) continue
    known.add(key)
    kept.push({ seeker, name: text.slice(0, 80), criteria })
  }
  return kept
}

/** Mostly titles and pairs of words. */
function makeTexts(random: Random, sample: Sample, size: number): string[] {
  const { beginnings, pairs, middling, common, rare } = sample
  const one = () => random.pick(random.chance(0.6) ? middling : random.chance(0.2) ? common : rare)
  const makers = [
    [0.35, () => random.pick(beginnings)],
    [0.65, () => random.pick(pairs)],
    [0.85, () => one()],
    [0.9, () => `${random.pick(pairs)} ${random.pick(middling)}`],
    [0.94, () => `"${random.pick(beginnings)}"`],
    [0.97, () => `${one()} or ${one()}`],
    [1, () => `${random.pick(pairs)} -${random.pick(middling)}`],
  ] as const
  return Array.from({ length: size }, () => {
    const point = random.next()
    const [, make] = makers.find(([upTo]) => point < upTo) ?? makers[0]
    return make()
  })
}

function chooseFilters(random: Random, { tagged }: Sample): SearchCriteria {
  return {
    ...(random.chance(0.4) && { job_type: random.pick(['full-time', 'part-time', 'gig'] as const) }),
    ...(random.chance(0.4) && { salary_range: random.pick(salaryRanges) }),
    ...(random.chance(0.3) && { tags: String(random.pick(tagged).tagId) }),
  }
}

export async function writeSearches(db: Database, kept: readonly KeptSearch[], now: Date): Promise<void> {
  for (const table of ['mails', 'notifications', 'alert_matches', 'users'] as const)
    await db.deleteFrom(table).execute()
  const last = kept.reduce((most, { seeker }) => Math.max(most, seeker), 0)
  await sql`insert into users (email, username, first_name, last_name, created_at)
    select 'seeker' || n || '@example.com', 'seeker' || n, 'Seeker', n::text, ${now}::timestamptz
    from generate_series(0, ${last}::int) n`.execute(db)
  await sql`insert into subscription_periods (user_id, plan_type, starts_at, ends_at, created_at)
    select id, case when last_name::int % ${PREMIUM_EVERY}::int = 0 then 'premium' else 'basic' end,
      ${now}::timestamptz, ${now}::timestamptz + interval '30 days', ${now}::timestamptz from users`.execute(
    db,
  )
  for (let from = 0; from < kept.length; from += WRITTEN_AT_ONCE) {
    const some = kept.slice(from, from + WRITTEN_AT_ONCE)
    await sql`insert into saved_searches (user_id, name, criteria, criteria_key, created_at, updated_at)
      select u.id, given.name, given.criteria::jsonb, given.key, ${now}::timestamptz, ${now}::timestamptz
      from unnest(${some.map(({ seeker }) => `seeker${seeker}`)}::text[], ${some.map(({ name }) => name)}::text[],
        ${some.map(({ criteria }) => JSON.stringify(criteria))}::text[],
        ${some.map(({ criteria }) => criteriaKey(criteria))}::bytea[]) as given (username, name, criteria, key)
      join users u on u.username = given.username`.execute(db)
  }
  for (const table of ['users', 'saved_searches', 'subscription_periods'] as const)
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}
