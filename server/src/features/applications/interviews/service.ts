import { MOST_INTERVIEWS, trackingTexts } from '@hanap/contract/applications/application-tracking'
import type { Application } from '@hanap/contract/applications/applications'
import type { Database, Tx } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { notFound, Problem } from '../../../lib/problem.ts'
import { createChangeHeld, detailsNews, type Held, interviewNews, type News } from '../events/service.ts'
import { type GivenDate, isSameDate, keptDate, readDate } from '../rules/dates.ts'
import { shownInterview } from './rules.ts'
import {
  deleteInterview,
  type InterviewRow,
  insertInterview,
  listInterviews,
  updateInterview,
} from './store.ts'

export type InterviewFields = {
  starts_at?: string | null | undefined
  label?: string | undefined
  place?: string | undefined
  notes?: string | undefined
}

/** Each throws 'not-found' for another seeker's or another application's. */
export type Interviews = {
  /** Ignores an identical round. Throws 'invalid' past the maximum. */
  add(at: Held, fields: InterviewFields): Promise<Application>
  /** Omitted fields stay unchanged. */
  update(at: Held, interviewId: number, fields: InterviewFields): Promise<Application>
  remove(at: Held, interviewId: number): Promise<Application>
}

type Round = Omit<InterviewRow, 'id' | 'application_id'>

export function createInterviews({ db, clock }: { db: Database; clock: Clock }): Interviews {
  const changeHeld = createChangeHeld({ db, clock })
  /** Locks the application; without news nothing changes. */
  const change = (at: Held, work: (tx: Tx, rounds: InterviewRow[], now: Date) => Promise<News[]>) =>
    changeHeld(at, async (tx, _held, now) => ({
      news: await work(tx, await listInterviews(tx, [at.id]), now),
    }))

  return {
    add: (at, fields) =>
      change(at, async (tx, rounds, now) => {
        const { starts_at, label = '', place = '', notes = '' } = fields
        const round = { ...columnsOf(readDate('starts_at', starts_at) ?? null), label, place, notes }
        if (rounds.some((one) => isSame(one, round))) return []
        if (rounds.length >= MOST_INTERVIEWS) throw new Problem('invalid', trackingTexts.tooManyInterviews)
        await insertInterview(tx, { ...round, application_id: at.id }, now)
        return [interviewNews(null, startOf(round))]
      }),

    update: (at, interviewId, fields) =>
      change(at, async (tx, rounds) => {
        const held = find(rounds, interviewId)
        const given = readDate('starts_at', fields.starts_at)
        const { label = held.label, place = held.place, notes = held.notes } = fields
        const round = { ...columnsOf(given === undefined ? startOf(held) : given), label, place, notes }
        if (isSame(held, round)) return []
        await updateInterview(tx, interviewId, round)
        return isSameDate(startOf(held), startOf(round))
          ? [detailsNews]
          : [interviewNews(startOf(held), startOf(round))]
      }),

    remove: (at, interviewId) =>
      change(at, async (tx, rounds) => {
        const held = find(rounds, interviewId)
        await deleteInterview(tx, interviewId)
        return [interviewNews(startOf(held), null)]
      }),
  }
}

/**
 * Sets the shown interview's time, or adds the first. Ignores a time that a round already has: a form left open must
 * not move the next round.
 */
export async function moveShownInterview(
  tx: Tx,
  applicationId: number,
  start: GivenDate | null | undefined,
  now: Date,
): Promise<News[]> {
  if (start === undefined) return []
  const rounds = await listInterviews(tx, [applicationId])
  if (start && rounds.some((one) => isSameDate(startOf(one), start))) return []
  const shown = shownInterview(rounds, now)
  const before = shown ? startOf(shown) : null
  if (isSameDate(before, start)) return []
  if (shown) await updateInterview(tx, shown.id, columnsOf(start))
  else {
    const round = { application_id: applicationId, ...columnsOf(start), label: '', place: '', notes: '' }
    await insertInterview(tx, round, now)
  }
  return [interviewNews(before, start)]
}

function find(rounds: InterviewRow[], interviewId: number): InterviewRow {
  const round = rounds.find(({ id }) => id === interviewId)
  if (!round) throw notFound('interview')
  return round
}

const startOf = (one: Pick<Round, 'starts_at' | 'starts_on'>) => keptDate(one.starts_at, one.starts_on)
const columnsOf = (start: GivenDate | null) => ({
  starts_at: start?.at ?? null,
  starts_on: start?.on ?? null,
})
const isSame = (one: Round, other: Round) =>
  isSameDate(startOf(one), startOf(other)) &&
  one.label === other.label &&
  one.place === other.place &&
  one.notes === other.notes
