import { trackingTexts } from '@hanap/contract/applications/application-tracking'
import type { Application, ApplicationStatus } from '@hanap/contract/applications/applications'
import { EMPLOYER_NOT_SHOWN } from '@hanap/contract/jobs/unnamed-employer'
import * as applicationSays from '@hanap/contract/says/applications'
import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { dayInManila } from '../../../lib/manila-time.ts'
import { invalid, notFound, Problem } from '../../../lib/problem.ts'
import type { Integrations } from '../../integrations/service.ts'
import { openStatuses } from '../board-sync/rules.ts'
import {
  createChangeHeld,
  detailsNews,
  followUpNews,
  type Held,
  notesNews,
  statusNews,
} from '../events/service.ts'
import { moveShownInterview } from '../interviews/service.ts'
import type { SentJob } from '../listing/store.ts'
import { type GivenDate, isSameDate, keptDate, readApplied, readDate, readFollowUp } from '../rules/dates.ts'
import { type ApplicationRow, lockOwn } from '../store.ts'
import { deleteApplication, type Tracked } from './store.ts'

export type StatusUpdate = {
  notes?: string | undefined
  status?: ApplicationStatus | undefined
  interview_date?: string | null | undefined
  offer_date?: string | null | undefined
}
export type FactsUpdate = {
  notes?: string | undefined
  job_title?: string | undefined
  employer_name?: string | undefined
  job_url?: string | undefined
  applied_date?: string | null | undefined
  follow_up_date?: string | null | undefined
}

/** Each throws 'not-found' for another seeker's, and a change 'changed-elsewhere' for another version. */
export type Tracking = {
  /** Allows any change of status; '' clears a date. */
  updateStatus(at: Held, update: StatusUpdate): Promise<Application>
  /**
   * Changes notes and reminder, and the facts of an added application. Throws 'invalid' at the field for facts of a
   * listing or of an application sent from here.
   */
  update(at: Held, update: FactsUpdate): Promise<Application>
  /** Throws 'conflict' for an application sent from here. */
  remove(userId: number, id: number): Promise<void>
}

export function createTracking({
  db,
  clock,
  integrations,
}: {
  db: Database
  clock: Clock
  integrations: Pick<Integrations, 'planSync'>
}): Tracking {
  const change = createChangeHeld({ db, clock })

  return {
    updateStatus: (at, update) =>
      change(at, async (tx, held, now) => {
        const { status = held.status } = update
        const offer = readDate('offer_date', update.offer_date)
        const interview = readDate('interview_date', update.interview_date)
        const moved = await moveShownInterview(tx, at.id, interview, now)
        // An open application waits for the board's word again.
        if (update.status && openStatuses.includes(status)) await integrations.planSync(tx, at.userId)
        const isMoved = offer !== undefined && !isSameDate(offer, keptDate(held.offer_date, held.offer_on))
        return {
          tracked: {
            ...(status !== held.status && { status }),
            ...changedNotes(held, update),
            ...(isMoved && { offer_date: offer?.at ?? null, offer_on: offer?.on ?? null }),
          },
          news: [...statusNews(held, status), ...notesNews(held, update.notes), ...moved],
        }
      }),

    update: (at, update) =>
      change(at, async (_tx, held, now) => {
        const facts = changedFacts(held, update, now)
        const before = keptDate(held.follow_up_at, held.follow_up_on)
        const reminder = changedReminder(before, update.follow_up_date, now)
        return {
          tracked: {
            ...facts,
            ...changedNotes(held, update),
            ...(reminder !== undefined && {
              follow_up_at: reminder?.at ?? null,
              follow_up_on: reminder?.on ?? null,
              reminded_at: null,
            }),
          },
          news: [
            ...(Object.keys(facts).length > 0 ? [detailsNews] : []),
            ...notesNews(held, update.notes),
            ...(reminder === undefined ? [] : [followUpNews(before, reminder)]),
          ],
        }
      }),

    remove: (userId, id) =>
      db.transaction().execute(async (tx) => {
        const held = await lockOwn(tx, userId, id)
        if (!held) throw notFound('application')
        if (held.origin !== 'elsewhere') throw new Problem('conflict', trackingTexts.sentFromHere)
        await deleteApplication(tx, id)
      }),
  }
}

const changedNotes = (held: ApplicationRow, { notes }: { notes?: string | undefined }) =>
  notes === undefined || notes === held.notes ? {} : { notes }

/** A fact sent back unchanged is no change, even if the seeker may not edit it. */
function changedFacts(
  held: ApplicationRow,
  update: FactsUpdate,
  now: Date,
): Partial<Pick<Tracked, 'applied_at' | 'applied_on' | 'sent_job'>> {
  const job: Partial<SentJob> = {}
  const take = (field: 'job_title' | 'employer_name' | 'job_url', key: 'title' | 'employer_name' | 'url') => {
    const given = update[field]
    if (given === undefined || given === (held.sent_job[key] ?? EMPLOYER_NOT_SHOWN)) return
    if (held.origin !== 'elsewhere' || held.job_id !== null) throw notYours(field)
    job[key] = given
  }
  take('job_title', 'title')
  take('employer_name', 'employer_name')
  take('job_url', 'url')
  const applied = changedApplied(held, update.applied_date, now)
  return {
    ...(Object.keys(job).length > 0 && { sent_job: { ...held.sent_job, ...job } }),
    ...(applied && { applied_at: applied.at, applied_on: applied.on }),
  }
}

/** Only an added application's time is the seeker's to change. */
function changedApplied(
  held: ApplicationRow,
  given: string | null | undefined,
  now: Date,
): GivenDate | undefined {
  if (given === undefined || given === dayInManila(held.applied_at)) return undefined
  const applied = readApplied(given, now)
  if (isSameDate(applied, keptDate(held.applied_at, held.applied_on))) return undefined
  if (held.origin !== 'elsewhere') throw notYours('applied_date')
  if (!applied) throw invalid({ applied_date: applicationSays.dateInvalid })
  return applied
}

const notYours = (field: string) => invalid({ [field]: trackingTexts.notYours })

/** Only a different date makes a new reminder. @returns undefined if unchanged */
function changedReminder(before: GivenDate | null, given: string | null | undefined, now: Date) {
  const reminder = readFollowUp(given, now, before)
  return reminder === undefined || isSameDate(reminder, before) ? undefined : reminder
}
