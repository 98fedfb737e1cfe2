import type { Tx } from '../../../db/open.ts'
import { moveOpenJobs, refreshOpenJobs, removeOpenJobs } from '../open-jobs/store.ts'
import type { Listing } from '../rules/listing-version.ts'
import { type Counts, compare, type Outcome } from '../rules.ts'
import { staleAtImport } from '../stale/rules.ts'
import { lookAgain } from '../stale/store.ts'
import {
  countPosts,
  findKept,
  type KeptListing,
  listJobsOfEmployers,
  lockListings,
  markRemoved,
  type WrittenListing,
  writeEmployers,
  writeJobTags,
  writeListings,
  writeTags,
  writeVersions,
} from '../store.ts'

type Judged = { listing: Listing; kept: KeptListing | undefined; outcome: Outcome }

/**
 * Writes records, versions, tags, employers and search data together. A repeat changes nothing.
 * @returns how many of each kind, and new employers and tags
 */
export async function takeIn(
  tx: Tx,
  source: string,
  found: readonly Listing[],
  now: Date,
): Promise<Partial<Counts>> {
  if (found.length === 0) return {}
  const listings = onePerId(found)
  await lockListings(tx)
  const employers = await writeEmployers(tx, source, namesOf(listings), now)
  const kept = new Map((await findKept(tx, source, [...listings.keys()])).map((row) => [row.source_id, row]))
  const judged = [...listings.values()].map((listing) => judge(listing, kept.get(listing.sourceId)))
  const news = judged.filter(({ outcome }) => outcome !== 'unchanged')
  const rewritten = news.filter(({ outcome }) => outcome !== 'bumped')
  const tags = await writeTags(
    tx,
    rewritten.flatMap(({ listing }) => listing.tags),
  )
  const idOfEmployer = ({ employer }: Listing) => (employer && employers.ids.get(employer.sourceId)) ?? null
  const written = await writeListings(
    tx,
    source,
    news.map(({ listing, kept, outcome }) => {
      const postedAt = listing.postedAt ?? kept?.posted_at ?? now
      const stale = staleAtImport({ outcome, postedAt, before: kept?.stale ?? null }, now)
      return { listing, employerId: idOfEmployer(listing), postedAt, stale }
    }),
    now,
  )
  const rows = new Map(written.map((row) => [row.source_id, row]))
  const idsOf = (some: readonly Judged[]) => some.map(({ listing }) => rowOf(rows, listing).id)
  await writeJobTags(
    tx,
    new Map(
      rewritten.map(({ listing }) => [
        rowOf(rows, listing).id,
        listing.tags.map(({ key }) => tags.ids.get(key) ?? 0),
      ]),
    ),
  )
  await writeVersions(
    tx,
    news.map(({ listing, outcome }) => {
      const { id, version } = rowOf(rows, listing)
      const kind = outcome === 'unchanged' ? 'changed' : outcome
      return {
        jobId: id,
        version,
        kind,
        listing: kind === 'bumped' ? { posted_at: listing.postedAt } : describe(listing),
      }
    }),
    now,
  )
  const movedIn = news.filter(({ listing, kept }) => kept?.employer_id !== idOfEmployer(listing))
  await countPosts(
    tx,
    unique(movedIn.flatMap(({ listing, kept }) => [idOfEmployer(listing), kept?.employer_id])),
  )
  const ofRenamed = await listJobsOfEmployers(tx, employers.renamed)
  await refreshOpenJobs(tx, unique([...idsOf(rewritten), ...ofRenamed]))
  await moveOpenJobs(tx, idsOf(news.filter(({ outcome }) => outcome === 'bumped')))
  await lookAgain(tx, idsOf(news), now)
  return { ...tally(judged), employers: employers.added, tags: tags.added }
}

/**
 * Their records stay.
 * @returns how many of them were still open
 */
export async function takeOff(
  tx: Tx,
  source: string,
  sourceIds: readonly string[],
  now: Date,
): Promise<number> {
  if (sourceIds.length === 0) return 0
  await lockListings(tx)
  const rows = await markRemoved(tx, source, sourceIds, now)
  await writeVersions(
    tx,
    rows.map(({ id, version }) => ({ jobId: id, version, kind: 'removed', listing: {} })),
    now,
  )
  const ids = rows.map(({ id }) => id)
  await removeOpenJobs(tx, ids)
  // Similar listings need a new check.
  await lookAgain(tx, ids, now)
  return rows.length
}

function judge(listing: Listing, kept: KeptListing | undefined): Judged {
  const known = kept && {
    contentHash: kept.content_hash,
    postedAt: kept.posted_at,
    removedAt: kept.removed_at,
    hasEmployer: kept.employer_id !== null,
  }
  if (kept && kept.withheld_at !== null) return { listing, kept, outcome: 'unchanged' }
  return { listing, kept, outcome: compare(known, { ...listing, hasEmployer: listing.employer !== null }) }
}

/** A file may repeat a listing: the latest post counts, or else the later line. */
function onePerId(found: readonly Listing[]): Map<string, Listing> {
  const listings = new Map<string, Listing>()
  for (const listing of found) {
    const other = listings.get(listing.sourceId)
    if ((listing.postedAt?.getTime() ?? 0) >= (other?.postedAt?.getTime() ?? 0))
      listings.set(listing.sourceId, listing)
  }
  return listings
}

function namesOf(listings: ReadonlyMap<string, Listing>): Map<string, string | null> {
  const names = new Map<string, string | null>()
  for (const { employer } of listings.values()) {
    if (employer) names.set(employer.sourceId, employer.name ?? names.get(employer.sourceId) ?? null)
  }
  return names
}

/** A version stores all that a person could read then. */
function describe(listing: Listing) {
  const { url, title, description, salary, employer, pay } = listing
  return {
    url,
    title,
    description,
    job_type: listing.jobType,
    salary,
    hours_per_week: listing.hoursPerWeek,
    hours_per_day: listing.hoursPerDay,
    tags: listing.tags.map(({ name }) => name),
    employer: employer?.name ?? null,
    posted_at: listing.postedAt,
    pay: { min: pay.amount_min, max: pay.amount_max, currency: pay.currency, period: pay.period },
  }
}

function tally(judged: readonly Judged[]): Partial<Counts> {
  const counts: Partial<Counts> = {}
  for (const { outcome } of judged) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

function rowOf(rows: ReadonlyMap<string, WrittenListing>, listing: Listing): WrittenListing {
  const row = rows.get(listing.sourceId)
  if (!row) throw new Error(`Listing ${listing.sourceId} was not written`)
  return row
}

function unique(ids: readonly (number | null | undefined)[]): number[] {
  return [...new Set(ids.filter((id) => typeof id === 'number'))]
}
