import { MOST_INTERVIEWS, trackingTexts } from '@hanap/contract/application-tracking'
import type { Application } from '@hanap/contract/applications'
import type { Database, Tx } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import { readDate } from './date-rules.ts'
import { createChangeHeld, detailsNews, interviewNews, type News } from './events.ts'
import {
  deleteInterview,
  type InterviewRow,
  insertInterview,
  listInterviews,
  updateInterview,
} from './interviews-store.ts'
import { shownInterview } from './shown-interview.ts'

export type InterviewFields = {
  starts_at?: string | null | undefined
  label?: string | undefined
  place?: string | undefined
  notes?: string | undefined
}

/** The rounds of a seeker's applications. Each throws 'not-found' for what is somebody else's or another application's. */
export type Interviews = {
  /** Adds a round; the same one again is not added twice. Throws 'invalid' past the most there can be. */
  add(userId: number, applicationId: number, fields: InterviewFields): Promise<Application>
  /** What is left out stays. */
  update(
    userId: number,
    round: { applicationId: number; interviewId: number },
    fields: InterviewFields,
  ): Promise<Application>
  remove(userId: number, round: { applicationId: number; interviewId: number }): Promise<Application>
}

type Round = Omit<InterviewRow, 'id' | 'application_id'>

export function createInterviews({ db, clock }: { db: Database; clock: Clock }): Interviews {
  const changeHeld = createChangeHeld({ db, clock })
  /** Holds the application while `work` changes its rounds; no news is no change. */
  const change = (
    userId: number,
    applicationId: number,
    work: (tx: Tx, rounds: InterviewRow[], now: Date) => Promise<News[]>,
  ) =>
    changeHeld(userId, applicationId, async (tx, _held, now) => ({
      news: await work(tx, await listInterviews(tx, [applicationId]), now),
    }))

  return {
    add: (userId, applicationId, fields) =>
      change(userId, applicationId, async (tx, rounds, now) => {
        const { starts_at, label = '', place = '', notes = '' } = fields
        const round = { starts_at: readDate('starts_at', starts_at) ?? null, label, place, notes }
        if (rounds.some((one) => isSame(one, round))) return []
        if (rounds.length >= MOST_INTERVIEWS) throw new Problem('invalid', trackingTexts.tooManyInterviews)
        await insertInterview(tx, { ...round, application_id: applicationId }, now)
        return [interviewNews(null, round.starts_at)]
      }),

    update: (userId, { applicationId, interviewId }, fields) =>
      change(userId, applicationId, async (tx, rounds) => {
        const held = find(rounds, interviewId)
        const startsAt = readDate('starts_at', fields.starts_at)
        const { label = held.label, place = held.place, notes = held.notes } = fields
        const round = { starts_at: startsAt === undefined ? held.starts_at : startsAt, label, place, notes }
        if (isSame(held, round)) return []
        await updateInterview(tx, interviewId, round)
        return isSameTime(held.starts_at, round.starts_at)
          ? [detailsNews]
          : [interviewNews(held.starts_at, round.starts_at)]
      }),

    remove: (userId, { applicationId, interviewId }) =>
      change(userId, applicationId, async (tx, rounds) => {
        const held = find(rounds, interviewId)
        await deleteInterview(tx, interviewId)
        return [interviewNews(held.starts_at, null)]
      }),
  }
}

/**
 * Gives the interview that a list shows its time, and adds the first one; undefined changes nothing. A time that one of
 * the rounds has already is that round's: a form that was open while it passed must not move the next one there.
 * @returns what is to be told of it
 */
export async function moveShownInterview(
  tx: Tx,
  applicationId: number,
  startsAt: Date | null | undefined,
  now: Date,
): Promise<News[]> {
  if (startsAt === undefined) return []
  const rounds = await listInterviews(tx, [applicationId])
  if (startsAt && rounds.some((one) => isSameTime(one.starts_at, startsAt))) return []
  const shown = shownInterview(rounds, now)
  if (isSameTime(shown?.starts_at ?? null, startsAt)) return []
  if (shown) await updateInterview(tx, shown.id, { starts_at: startsAt })
  else {
    const round = { application_id: applicationId, starts_at: startsAt, label: '', place: '', notes: '' }
    await insertInterview(tx, round, now)
  }
  return [interviewNews(shown?.starts_at ?? null, startsAt)]
}

function find(rounds: InterviewRow[], interviewId: number): InterviewRow {
  const round = rounds.find(({ id }) => id === interviewId)
  if (!round) throw notFound('interview')
  return round
}

const isSameTime = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()
const isSame = (one: Round, other: Round) =>
  isSameTime(one.starts_at, other.starts_at) &&
  one.label === other.label &&
  one.place === other.place &&
  one.notes === other.notes
