import type { Application, ApplicationStatus, SendState } from '@hanap/contract/applications/applications'
import type { Database, Tx } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { notFound } from '../../../lib/problem.ts'
import type { Expect } from '../../../lib/version.ts'
import { describe } from '../described/service.ts'
import type { GivenDate } from '../rules/dates.ts'
import { type ApplicationRow, type EventRow, insertEvents, lockOwn } from '../store.ts'
import { type Tracked, updateTracking } from '../tracking/store.ts'

/** Made only by the functions below. */
export type News = Pick<EventRow, 'kind' | 'from_value' | 'to_value'>

/** @param from null for the first sending */
export const sendingNews = (from: SendState | null, to: SendState): News => ({
  kind: 'sending',
  from_value: from,
  to_value: to,
})

export const addedNews = (status: ApplicationStatus): News => ({
  kind: 'added',
  from_value: null,
  to_value: status,
})

export const statusNews = (held: Pick<ApplicationRow, 'status'>, status: ApplicationStatus): News[] =>
  status === held.status ? [] : [{ kind: 'status', from_value: held.status, to_value: status }]

/** The history does not record the text. */
export const notesNews = (held: Pick<ApplicationRow, 'notes'>, notes: string | undefined): News[] =>
  notes === undefined || notes === held.notes ? [] : [{ kind: 'notes', from_value: null, to_value: null }]

/** For facts of the application or of one of its interviews. */
export const detailsNews: News = { kind: 'details', from_value: null, to_value: null }

export const interviewNews = (from: GivenDate | null, to: GivenDate | null): News => ({
  kind: 'interview',
  ...moved(from, to),
})

export const followUpNews = (from: GivenDate | null, to: GivenDate | null): News => ({
  kind: 'follow-up',
  ...moved(from, to),
})

export const remindedNews = (of: GivenDate): News => ({ kind: 'reminded', ...moved(null, of) })

const moved = (from: GivenDate | null, to: GivenDate | null) => ({
  from_value: from && written(from),
  to_value: to && written(to),
})

const written = ({ at, on }: GivenDate) => on ?? at.toISOString()

export const eventsOf = (
  of: { id: number; source: EventRow['source']; now: Date },
  news: readonly News[],
): Omit<EventRow, 'id'>[] =>
  news.map((one) => ({ ...one, application_id: of.id, source: of.source, happened_at: of.now }))

/** `expect` is the version to change. */
export type Held = { userId: number; id: number; expect: Expect<Application> }

/**
 * Locks a seeker's application, lets `work` change it, and stores the events in the same transaction. Throws
 * 'not-found' for another seeker's, 'changed-elsewhere' for another version.
 */
export type ChangeHeld = (
  at: Held,
  work: (tx: Tx, held: ApplicationRow, now: Date) => Promise<{ tracked?: Partial<Tracked>; news: News[] }>,
) => Promise<Application>

export function createChangeHeld({ db, clock }: { db: Database; clock: Clock }): ChangeHeld {
  return ({ userId, id, expect }, work) =>
    db.transaction().execute(async (tx) => {
      const held = await lockOwn(tx, userId, id)
      if (!held) throw notFound('application')
      const now = clock.now()
      expect(await describe(tx, held, now))
      const { tracked = {}, news } = await work(tx, held, now)
      const isNews = news.length > 0 || Object.keys(tracked).length > 0
      const row = isNews ? await updateTracking(tx, id, { ...tracked, updated_at: now }) : held
      await insertEvents(tx, eventsOf({ id, source: 'seeker', now }, news))
      return describe(tx, row, now)
    })
}
