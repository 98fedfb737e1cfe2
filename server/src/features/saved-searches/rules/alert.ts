import type { SearchCriteria } from '@hanap/contract/jobs/saved-searches'
import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import { asName } from '../../applications/rules/mail-names.ts'
import type { AlertListing, TellingSearch } from '../digests/store.ts'
import { takeInTurn } from '../rules.ts'

/** Listings per email, which counts the rest. */
const MOST_LISTED = 10
/** Listings named in a notification. */
const MOST_NAMED = 3

/** Each listing is under its oldest matching search. */
export type Alert = { groups: { search: TellingSearch; listings: AlertListing[] }[] }

/** In the order of both. @returns null if nothing is left */
export function makeAlert(
  listings: readonly AlertListing[],
  searchesOf: (listing: AlertListing) => TellingSearch | undefined,
): Alert | null {
  const groups = new Map<number, Alert['groups'][number]>()
  for (const listing of listings) {
    const search = searchesOf(listing)
    if (!search) continue
    const group = groups.get(search.id) ?? { search, listings: [] }
    groups.set(search.id, group)
    group.listings.push(listing)
  }
  if (groups.size === 0) return null
  return { groups: [...groups.values()].sort((a, b) => a.search.id - b.search.id) }
}

export const countOf = ({ groups }: Alert) => groups.reduce((sum, { listings }) => sum + listings.length, 0)

/** The listing, the search with the newest first, or the saved searches. */
export function pathOf({ groups }: Alert): string {
  const [first, ...others] = groups
  if (!first || others.length > 0) return pages.savedSearches.path
  const [only, ...more] = first.listings
  return only && more.length === 0 ? jobPath(only.job_id) : searchPath(first.search.criteria)
}

export const jobPath = (id: number) => pages.job.path.replace('$id', String(id))

function searchPath(criteria: SearchCriteria): string {
  const address = new URLSearchParams({ sort_by: 'date' })
  for (const [name, value] of Object.entries(criteria)) if (value) address.set(name, value)
  return `${pages.jobs.path}?${address}`
}

/** The key never changes: a seeker is alerted to a listing once. */
export function notificationOf(alert: Alert) {
  const listings = alert.groups.flatMap(({ listings }) => listings)
  const names = listings.slice(0, MOST_NAMED).map(nameOf)
  const more = listings.length - names.length
  return {
    kind: 'job-alert' as const,
    eventKey: `alert:${Math.min(...listings.map(({ job_id }) => job_id))}`,
    title: titleOf(alert),
    text: more > 0 ? fill(noticeSays.andMore, { names: names.join('\n'), more }) : names.join('\n'),
    path: pathOf(alert),
  }
}

export const listedIn = ({ groups }: Alert): AlertListing[][] =>
  takeInTurn(
    groups.map(({ listings }) => listings),
    MOST_LISTED,
  )

/** '3 new jobs for “Bookkeeper”'. */
function titleOf(alert: Alert): string {
  const jobs = countOf(alert)
  const [first, ...others] = alert.groups
  if (!first) throw new Error('nothing to be told of')
  if (others.length > 0) return fill(noticeSays.newJobsOfSearches, { jobs, searches: alert.groups.length })
  const search = asName(first.search.name)
  return jobs === 1 ? fill(noticeSays.oneNewJob, { search }) : fill(noticeSays.newJobs, { jobs, search })
}

function nameOf({ title, employer_name: employer }: AlertListing): string {
  return employer ? `${asName(title)}, ${asName(employer)}` : asName(title)
}
