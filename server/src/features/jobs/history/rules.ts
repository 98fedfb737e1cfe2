import type { JobHistory } from '@hanap/contract/jobs/job-history'
import type { VersionRow } from './store.ts'

/** Entries shown besides the first sighting. */
const MOST_TOLD = 20

type Told = JobHistory[number]

/**
 * Newest first, without changes of tags or of our own reading.
 * @param versions newest first
 * @param firstSeen when its first version was written, which may not be among them
 */
export function historyOf(versions: readonly VersionRow[], firstSeen: Date): JobHistory {
  const told: Told[] = []
  let before: VersionRow | undefined
  for (const version of versions.toReversed()) {
    for (const event of eventsOf(version, before)) {
      const last = told.at(-1)
      if (event.what === 'bumped' && last?.what === 'bumped')
        told[told.length - 1] = { ...event, times: last.times + 1 }
      else told.push(event)
    }
    if (version.title !== null) before = version
  }
  return [...told.toReversed().slice(0, MOST_TOLD), eventAt(firstSeen, 'seen')]
}

function eventsOf({ kind, seen_at, ...now }: VersionRow, before: VersionRow | undefined): Told[] {
  if (kind === 'bumped') return [eventAt(seen_at, 'bumped')]
  if (kind === 'removed') return [eventAt(seen_at, 'gone')]
  const events = kind === 'back' ? [eventAt(seen_at, 'back')] : []
  if (!before) return events
  if (now.title !== before.title)
    events.push({ ...eventAt(seen_at, 'title'), ...change(before.title, now.title) })
  if (now.salary !== before.salary)
    events.push({ ...eventAt(seen_at, 'pay'), ...change(before.salary, now.salary) })
  if (now.text !== before.text) events.push(eventAt(seen_at, 'text'))
  return events
}

const eventAt = (at: Date, what: Told['what']): Told => ({
  at: at.toISOString(),
  what,
  before: null,
  after: null,
  times: 1,
})

const change = (before: string | null, after: string | null) => ({ before: before ?? '', after: after ?? '' })
