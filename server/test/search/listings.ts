import { createHash } from 'node:crypto'
import type { Job } from '@hanap/contract/jobs/jobs'
import type { Stale } from '@hanap/contract/jobs/stale'
import type { Database, Tx } from '../../src/db/open.ts'
import { moveOpenJobs, refreshOpenJobs, removeOpenJobs } from '../../src/features/imports/open-jobs/store.ts'
import { readShift } from '../../src/reading/hours/shift.ts'
import { readHoursKind, readHoursWithoutShift } from '../../src/reading/hours/work-hours.ts'
import type { TestApp } from '../start-app.ts'

/** The rest is made up. */
export type GivenListing = {
  title?: string
  description?: string
  jobType?: Job['job_type']
  salary?: string
  /** US dollars a month; null where not stated. */
  pay?: [min: number | null, max: number | null]
  hoursPerWeek?: number
  tags?: string[]
  /** Null if the board does not name it. */
  employer?: string | null
  postedAt?: Date
  /** Why it may be filled. */
  stale?: Stale
}

type Site = Pick<TestApp, 'db' | 'clock'>

let made = 0

/** Open and searchable, posted now by default; returns its id. */
export async function addListing(app: Site, given: GivenListing = {}): Promise<number> {
  const [id] = await addListings(app, [given])
  if (id === undefined) throw new Error('the listing was not written')
  return id
}

export async function addListings(app: Site, given: GivenListing[]): Promise<number[]> {
  return app.db.transaction().execute(async (tx) => {
    const ids: number[] = []
    for (const one of given) ids.push(await insertListing(tx, one, app.clock.now()))
    await refreshOpenJobs(tx, ids)
    return ids
  })
}

/** Acts as if the board had edited it, or only put it on top. */
export const changeListing = (
  { db }: { db: Database },
  id: number,
  given: { title?: string; posted_at?: Date },
) =>
  db.transaction().execute(async (tx) => {
    await tx.updateTable('jobs').set(given).where('id', '=', id).execute()
    await (given.title === undefined ? moveOpenJobs : refreshOpenJobs)(tx, [id])
  })

/** Acts as if the board had removed it. */
export async function removeListing(app: Site, id: number) {
  await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('jobs').set({ removed_at: app.clock.now() }).where('id', '=', id).execute()
    await removeOpenJobs(tx, [id])
  })
}

/** Also clears employers, tags, and seekers' rows about them. */
export async function clearListings({ db }: { db: Database }) {
  await db.deleteFrom('applications').execute()
  await db.deleteFrom('saved_jobs').execute()
  await db.deleteFrom('hidden_jobs').execute()
  await db.deleteFrom('job_reports').execute()
  await db.deleteFrom('cover_letters').execute()
  await db.deleteFrom('jobs').execute()
  await db.deleteFrom('employers').execute()
  await db.deleteFrom('tags').execute()
}

async function insertListing(tx: Tx, given: GivenListing, now: Date): Promise<number> {
  made += 1
  const sourceId = String(1_000_000 + made)
  const [usdMin, usdMax] = given.pay ?? [null, null]
  const [title, description] = [given.title ?? `Listing ${made}`, given.description ?? 'What there is to do.']
  const text = `${title}\n${description}`
  const shift = readShift(text)
  const { id } = await tx
    .insertInto('jobs')
    .values({
      source: 'olj',
      source_id: sourceId,
      url: `https://board.example/jobseekers/job/${sourceId}`,
      title,
      employer_id: given.employer === undefined ? null : await employerOf(tx, given.employer, now),
      description,
      job_type: given.jobType ?? 'full-time',
      salary: given.salary ?? '',
      hours_per_week: given.hoursPerWeek ?? null,
      shift: shift && JSON.stringify(shift),
      hours_kind: readHoursKind(shift, readHoursWithoutShift(text)),
      monthly_usd_min: usdMin,
      monthly_usd_max: usdMax,
      monthly_php_min: usdMin && usdMin * 56,
      monthly_php_max: usdMax && usdMax * 56,
      pay_rate_date: given.pay ? '2026-11-02' : null,
      posted_at: given.postedAt ?? now,
      stale: given.stale ? JSON.stringify(given.stale) : null,
      first_seen_at: now,
      content_hash: createHash('sha256').update(sourceId).digest(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, name] of (given.tags ?? []).entries()) {
    await tx
      .insertInto('job_tags')
      .values({ job_id: id, tag_id: await tagOf(tx, name), position })
      .execute()
  }
  return id
}

async function employerOf(tx: Tx, name: string | null, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('employers')
    .values({
      source: 'test',
      source_id: name ?? `unnamed ${made}`,
      name,
      total_posts: 1,
      first_seen_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'source_id'])
        .doUpdateSet((row) => ({ total_posts: row('employers.total_posts', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function tagOf(tx: Tx, name: string): Promise<number> {
  const { id } = await tx
    .insertInto('tags')
    .values({ name, key: name.toLowerCase() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ key: row.ref('excluded.key') })))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
