import { sendStates } from '@hanap/contract/applications/send-states'
import { type Job, jobTypes } from '@hanap/contract/jobs/jobs'
import { isRecord } from '@hanap/contract/wire/is-record'
import { type AnsweredJob, readJob } from '../../listing/read-job.ts'

/** 'local_…' until the server has answered. */
export type SavedEntry = {
  readonly id: number | `local_${number}`
  readonly job: number
  readonly job_id: number
  readonly date_saved: string
  readonly job_details: Job
  /** The listing's values at saving, if changed since. */
  readonly changed: Changed | null
}

/** Null if unchanged. */
type Changed = { readonly salary: string | null; readonly title: string | null }

/** Job data may be in job_details, at the top level, or under job. Drops unreadable and duplicate entries. */
export function readEntries(mirror: readonly unknown[]): SavedEntry[] {
  const entries: SavedEntry[] = []
  for (const item of mirror) {
    const entry = readEntry(item)
    if (entry && !hasJob(entries, entry.job_id)) entries.push(entry)
  }
  return entries
}

export function hasJob(entries: readonly SavedEntry[], jobId: number): boolean {
  return entries.some((entry) => entry.job_id === jobId)
}

/** Until the server's entry arrives. */
export function localEntry(job: Job, now: number): SavedEntry {
  const date_saved = new Date(now).toISOString()
  return { id: `local_${job.id}`, job: job.id, job_id: job.id, date_saved, job_details: job, changed: null }
}

export function withEntry(entries: readonly SavedEntry[], entry: SavedEntry, at = 0): SavedEntry[] {
  return hasJob(entries, entry.job_id) ? [...entries] : entries.toSpliced(at, 0, entry)
}

/** An entry removed while saving stays removed. */
export function withServerEntry(entries: readonly SavedEntry[], entry: SavedEntry): SavedEntry[] {
  return entries.map((old) => (old.job_id === entry.job_id ? entry : old))
}

export function withoutJob(entries: readonly SavedEntry[], jobId: number): SavedEntry[] {
  return entries.filter((entry) => entry.job_id !== jobId)
}

function readEntry(item: unknown): SavedEntry | null {
  if (!isRecord(item)) return null
  const details = [item['job_details'], item['job'], item].find(isJob)
  if (!details) return null
  // At the top level this is the listing's own id.
  const own = details === item ? undefined : item['id']
  return {
    id: isSavedId(own) ? own : `local_${details.id}`,
    job: details.id,
    job_id: details.id,
    date_saved: typeof item['date_saved'] === 'string' ? item['date_saved'] : '',
    job_details: readKept(details),
    changed: readChanged(item['changed']),
  }
}

function readChanged(given: unknown): Changed | null {
  if (!isRecord(given)) return null
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
  const [salary, title] = [textOf(given['salary']), textOf(given['title'])]
  return salary === null && title === null ? null : { salary, title }
}

type NamedJob = Pick<Job, 'id' | 'title'> & { employer?: unknown; employer_shown?: unknown }

/** Enough to name and link a listing; the rest has defaults. */
function isJob(value: unknown): value is NamedJob {
  return isRecord(value) && typeof value['id'] === 'number' && typeof value['title'] === 'string'
}

const isText = (value: unknown) => typeof value === 'string'
const isFlag = (value: unknown) => typeof value === 'boolean'
const isNumber = (value: unknown) => typeof value === 'number'
const orNull = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value)
const isAmount = orNull(isNumber)

/** Checks by hand: a first view needs no schema library. */
const isOfItsType: Readonly<Record<string, (value: unknown) => boolean>> = {
  description: isText,
  job_type: (value) => jobTypes.some((type) => type === value),
  salary: isText,
  pay: orNull((pay) => {
    if (!isRecord(pay) || !isText(pay['rate_date']) || !Array.isArray(pay['assumptions'])) return false
    return [pay['php_min'], pay['php_max'], pay['usd_min'], pay['usd_max']].every(isAmount)
  }),
  hours_per_week: isAmount,
  hours_per_day: isAmount,
  work_hours: (hours) =>
    isRecord(hours) && isText(hours['kind']) && [hours['start_minute'], hours['end_minute']].every(isAmount),
  manila: (manila) => isRecord(manila) && orNull(isText)(manila['hours']),
  asks: (asks) => isRecord(asks) && Object.values(asks).every(isNumber),
  date_posted: isText,
  tags: (tags) =>
    Array.isArray(tags) && tags.every((tag) => isRecord(tag) && isNumber(tag['id']) && isText(tag['name'])),
  applied: isFlag,
  application_id: isAmount,
  send_state: (value) => sendStates.some((state) => state === value),
  saved: isFlag,
  url: isText,
  removed_at: orNull(isText),
}

/** Drops parts with a wrong type, such as another version's. */
function readKept(job: NamedJob): Job {
  const kept = Object.entries(job).filter(([name, value]) => isOfItsType[name]?.(value))
  const { id, title, employer, employer_shown } = job
  const unkept = { manila: { hours: null }, applied: false, saved: true }
  return readJob({
    ...unkept,
    ...Object.fromEntries(kept),
    id,
    title,
    employer,
    employer_shown,
  } as AnsweredJob)
}

function isSavedId(id: unknown): id is SavedEntry['id'] {
  return typeof id === 'number' || (typeof id === 'string' && /^local_\d+$/.test(id))
}
