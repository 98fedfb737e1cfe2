import type {
  Application,
  ApplicationStatus,
  SentApplication,
  SentResume,
} from '@hanap/contract/applications'
import { resumeLine } from '@hanap/contract/cover-letters'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound } from '../../lib/problem.ts'
import { boardSource, type JobBoard } from '../../outside/job-board/port.ts'
import type { Enqueue } from '../../tasks/queue.ts'
import type { CoverLetters } from '../cover-letters/service.ts'
import type { Imports } from '../imports/service.ts'
import type { Integrations } from '../integrations/service.ts'
import type { Resumes } from '../resumes/service.ts'
import { insertInterview, listInterviews, updateInterview } from './interviews-store.ts'
import { findListing, type SentJob } from './listing-store.ts'
import {
  alreadyApplied,
  asProblem,
  integrationRequired,
  jobGone,
  nothingToSend,
  notOnTheBoard,
} from './refusals.ts'
import { FIRST_LOOK_SECONDS, readDate, STILL_SENDING_MS, shownInterview } from './rules.ts'
import { createSending } from './sending.ts'
import { fileOf, frozenCopy, onWire } from './shown.ts'
import {
  type ApplicationRow,
  claimSending,
  type EventRow,
  findForJob,
  findOwn,
  insertEvents,
  type ListedRow,
  listApplications,
  listEvents,
  lockOwn,
  type SentLetter,
  updateTracking,
} from './store.ts'
import { settleApplication } from './tasks.ts'

export type StatusUpdate = {
  status: ApplicationStatus
  notes?: string | undefined
  interview_date?: string | null | undefined
  offer_date?: string | null | undefined
}

export type Applications = {
  list(userId: number): Promise<Application[]>
  /** One with what it was sent with. Throws 'not-found' for anybody else's. */
  read(userId: number, id: number): Promise<SentApplication>
  /**
   * Sends a letter through the seeker's board account, once per job however often it is called. Throws
   * a Problem with details for the application-error dialog; the letter is kept whatever happens.
   * `points`: how many of the board's apply points may be spent on it, at most. `alreadyThere`: the board had an application before this one, which is then the one we track.
   */
  apply(
    userId: number,
    wanted: { jobId: number; coverLetterId: number; points: number },
  ): Promise<{ application: Application; alreadyThere: boolean }>
  /** Any status may follow any other; a date given as an empty text is cleared. */
  updateStatus(userId: number, id: number, update: StatusUpdate): Promise<Application>
  /** Looks at the board for one sending without an end; the work of the task settleApplication. */
  settle(applicationId: number): Promise<void>
  /** Looks for all of them, one after the other: for the start of the program, after a crash. */
  settleUnfinished(): Promise<void>
}

export function createApplications({
  db,
  clock,
  board,
  integrations,
  imports,
  coverLetters,
  resumes,
  enqueue,
  boardName,
}: {
  db: Database
  clock: Clock
  board: Pick<JobBoard, 'apply' | 'findSent'>
  integrations: Pick<Integrations, 'connectedAs' | 'withSession'>
  imports: Pick<Imports, 'takeDown'>
  coverLetters: CoverLetters
  resumes: Pick<Resumes, 'find'>
  enqueue: Enqueue
  boardName: string
}): Applications {
  const sending = createSending({ db, clock, board, integrations, imports, enqueue, boardName })

  /** Commits that a sending begins, with the task that looks for it should this process die. */
  const claim = (claimed: {
    userId: number
    jobId: number
    job: SentJob
    letter: SentLetter
    resume: SentResume | null
    points: number
    earlier: ApplicationRow | undefined
  }): Promise<ApplicationRow | null> =>
    db.transaction().execute(async (tx) => {
      const now = clock.now()
      const nextLookAt = new Date(now.getTime() + STILL_SENDING_MS)
      const row = await claimSending(tx, { ...claimed, now, nextLookAt })
      if (!row) return null
      const event = { application_id: row.id, source: 'seeker' as const, happened_at: now }
      const { earlier } = claimed
      const from = earlier?.send_state ?? null
      await insertEvents(tx, [{ ...event, kind: 'sending', from_value: from, to_value: 'sending' }])
      if (earlier && earlier.status !== row.status) {
        const change = { from_value: earlier.status, to_value: row.status }
        await insertEvents(tx, [{ ...event, kind: 'status', ...change }])
      }
      const options = { afterSeconds: FIRST_LOOK_SECONDS }
      await enqueue(tx, settleApplication, { application_id: row.id }, options)
      return row
    })

  /** What goes along with a letter, as it is now; null when nothing does. */
  async function chosenResume(
    connection: Connection,
    userId: number,
    letter: { resume_id: number | null; resume_url: string },
  ): Promise<SentResume | null> {
    const { resume_id, resume_url } = letter
    const resume = resume_id === null ? null : await resumes.find(connection, userId, resume_id)
    if (!resume && resume_url === '') return null
    return {
      file: resume && fileOf(resume),
      resume_url,
      text: resumeLine(resume_url),
    }
  }

  /** Rows as their seeker sees them, each with its history and its interviews. */
  async function showAll(connection: Connection, rows: ListedRow[]): Promise<Application[]> {
    const ids = rows.map((row) => row.id)
    const events = Map.groupBy(await listEvents(connection, ids), (event) => event.application_id)
    const interviews = Map.groupBy(await listInterviews(connection, ids), (one) => one.application_id)
    return rows.map((row) =>
      onWire(row, {
        events: events.get(row.id) ?? [],
        interviews: interviews.get(row.id) ?? [],
        now: clock.now(),
      }),
    )
  }
  async function show(connection: Connection, row: ListedRow): Promise<Application> {
    const [shown] = await showAll(connection, [row])
    if (!shown) throw new Error('one row in, one out')
    return shown
  }

  return {
    async list(userId) {
      const rows = await listApplications(db, userId)
      return showAll(db, rows)
    },

    async read(userId, id) {
      const row = await findOwn(db, userId, id)
      if (!row) throw notFound('application')
      return { ...(await show(db, row)), ...frozenCopy(row) }
    },

    async apply(userId, { jobId, coverLetterId, points }) {
      const found = await findListing(db, jobId)
      const letter = await coverLetters.find(db, { userId, letterId: coverLetterId, jobId })
      if (!found || !letter) throw nothingToSend()
      const job = found.listing
      const earlier = await findForJob(db, userId, jobId)
      if (earlier && earlier.send_state !== 'failed') {
        throw asProblem(alreadyApplied(earlier.send_state, job.url))
      }
      if (job.source !== boardSource) throw asProblem(notOnTheBoard(boardName, job.url))
      const boardEmail = await integrations.connectedAs(db, userId)
      if (boardEmail === null) throw asProblem(integrationRequired(boardName, job.url))
      if (found.removed_at) throw asProblem(jobGone(job.url))
      const row = await claim({
        userId,
        jobId,
        job,
        letter: {
          cover_letter_id: letter.id,
          subject: letter.subject,
          content: letter.content,
          board_email: boardEmail,
        },
        resume: await chosenResume(db, userId, letter),
        points,
        earlier,
      })
      if (!row) throw asProblem(alreadyApplied('sending', job.url))
      const sent = await sending.deliver(row)
      const application = await show(db, sent.row)
      return { application, alreadyThere: sent.alreadyThere }
    },

    updateStatus: (userId, id, update) =>
      db.transaction().execute(async (tx) => {
        const held = await lockOwn(tx, userId, id)
        if (!held) throw notFound('application')
        const now = clock.now()
        const change = changed(held, update)
        const row = await updateTracking(tx, id, { ...change, updated_at: now })
        await moveInterview(tx, id, readDate('interview_date', update.interview_date), now)
        await insertEvents(tx, eventsOf(held, row, now))
        return show(tx, row)
      }),

    settle: sending.settle,
    settleUnfinished: sending.settleUnfinished,
  }
}

/** Gives the interview that a list shows its time, and adds the first one; undefined changes nothing. */
async function moveInterview(tx: Tx, applicationId: number, startsAt: Date | null | undefined, now: Date) {
  if (startsAt === undefined) return
  const shown = shownInterview(await listInterviews(tx, [applicationId]), now)
  if (shown) return updateInterview(tx, shown.id, { starts_at: startsAt })
  if (startsAt === null) return
  const interview = { application_id: applicationId, starts_at: startsAt, label: '', place: '', notes: '' }
  await insertInterview(tx, interview, now)
}

/** What stays as it is where the update says nothing. */
function changed(held: ApplicationRow, update: StatusUpdate) {
  const offer = readDate('offer_date', update.offer_date)
  return {
    status: update.status,
    notes: update.notes ?? held.notes,
    offer_date: offer === undefined ? held.offer_date : offer,
  }
}

/** The notes' text is not kept twice: that they changed is what the history tells. */
function eventsOf(before: ApplicationRow, after: ApplicationRow, now: Date): Omit<EventRow, 'id'>[] {
  const event = { application_id: after.id, source: 'seeker' as const, happened_at: now }
  return [
    ...(before.status === after.status
      ? []
      : [{ ...event, kind: 'status' as const, from_value: before.status, to_value: after.status }]),
    ...(before.notes === after.notes
      ? []
      : [{ ...event, kind: 'notes' as const, from_value: null, to_value: null }]),
  ]
}
