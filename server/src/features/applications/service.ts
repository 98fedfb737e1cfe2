import type { Application, SentApplication, SentResume } from '@hanap/contract/applications/applications'
import type { Delivered } from '@hanap/contract/applications/apply-outcome'
import type { Asked, SaidOfOrder } from '@hanap/contract/applications/asked'
import { type LetterToSend, letterAsSent } from '@hanap/contract/applications/letter-as-sent'
import { type CoverLetter, resumeLine } from '@hanap/contract/letters/cover-letters'
import { defaultSubject } from '@hanap/contract/letters/default-subjects'
import { privacyTexts } from '@hanap/contract/profile/privacy'
import * as applicationSays from '@hanap/contract/says/applications'
import type { FileBody } from '@hanap/contract/wire/endpoint'
import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { invalid, notFound, Problem, tooMany } from '../../lib/problem.ts'
import { createTurns } from '../../lib/turns.ts'
import type { Expect } from '../../lib/version.ts'
import type { JobBoard } from '../../outside/job-board/port.ts'
import type { Enqueue } from '../../tasks/queue.ts'
import { letterOnWire } from '../cover-letters/rules.ts'
import type { CoverLetters } from '../cover-letters/service.ts'
import type { Imports } from '../imports/service.ts'
import type { Integrations } from '../integrations/service.ts'
import { tellAllOrders } from '../jobs/rules.ts'
import type { Notifications } from '../notifications/service.ts'
import type { Privacy } from '../privacy/service.ts'
import type { Resumes } from '../resumes/service.ts'
import { FIRST_LOOK_SECONDS, STILL_SENDING_MS } from './delivery/rules.ts'
import { createSending } from './delivery/service.ts'
import { describe, describeAll } from './described/service.ts'
import { eventsOf, sendingNews, statusNews } from './events/service.ts'
import { findListing, findName, type SentJob } from './listing/store.ts'
import { settleAsked } from './rules/asked.ts'
import { alreadyApplied, BEING_SENT, type Outcomes } from './rules/outcomes.ts'
import { fileOf, frozenCopy } from './rules/shown.ts'
import { writeSpreadsheet } from './rules/spreadsheet.ts'
import {
  type ApplicationRow,
  claimSending,
  findForJob,
  findOwn,
  insertEvents,
  listApplications,
  type SentLetter,
} from './store.ts'
import { settleApplication } from './tasks.ts'

const NOTHING_TO_SEND = applicationSays.notThere

/** Per seeker: the file is built in memory. */
const EXPORTS = { atOnce: 1, waiting: 3 }

export type Applications = {
  list(userId: number): Promise<Application[]>
  /** With its sent content. Throws 'not-found' for another seeker's. */
  read(userId: number, id: number): Promise<SentApplication>
  exportFile(userId: number): Promise<FileBody>
  /**
   * Sends a letter through the seeker's board account, once per job. Stores it in any case, without what privacy
   * settings withhold. Throws a Problem with details for the dialog, or 'changed-elsewhere' for another version of
   * the letter, which is not sent. `points`: the most apply points to spend.
   */
  apply(
    userId: number,
    wanted: {
      jobId: number
      coverLetterId: number
      points: number
      said: readonly SaidOfOrder[]
      expectLetter: Expect<CoverLetter>
    },
  ): Promise<{ application: Application; outcome: Delivered }>
  /** Checks the board for one unsettled sending. */
  settle(applicationId: number): Promise<void>
  /** Checks all unsettled sendings at startup, after a crash. */
  settleUnfinished(): Promise<void>
}

export function createApplications({
  db,
  clock,
  board,
  outcomes,
  integrations,
  imports,
  coverLetters,
  resumes,
  privacy,
  notifications,
  enqueue,
}: {
  db: Database
  clock: Clock
  board: Pick<JobBoard, 'apply' | 'findSent' | 'sourceId'>
  outcomes: Outcomes
  integrations: Pick<Integrations, 'connectedAs' | 'withSession' | 'planSync' | 'sawPoints'>
  imports: Pick<Imports, 'takeDown'>
  coverLetters: CoverLetters
  resumes: Pick<Resumes, 'find'>
  privacy: Pick<Privacy, 'withheld'>
  notifications: Pick<Notifications, 'tell'>
  enqueue: Enqueue
}): Applications {
  const sending = createSending({
    db,
    clock,
    board,
    outcomes,
    integrations,
    imports,
    notifications,
    enqueue,
  })

  /** Claims, and queues the check in case this process dies. */
  const claim = (claimed: {
    userId: number
    jobId: number
    job: SentJob
    letter: SentLetter
    resume: SentResume | null
    points: number
    asked: Asked[]
    earlier: ApplicationRow | undefined
  }): Promise<ApplicationRow | null> =>
    db.transaction().execute(async (tx) => {
      const now = clock.now()
      const nextLookAt = new Date(now.getTime() + STILL_SENDING_MS)
      const row = await claimSending(tx, { ...claimed, now, nextLookAt })
      if (!row) return null
      const { earlier } = claimed
      const begun = sendingNews(earlier?.send_state ?? null, 'sending')
      const news = [begun, ...(earlier ? statusNews(earlier, row.status) : [])]
      await insertEvents(tx, eventsOf({ id: row.id, source: 'seeker', now }, news))
      const options = { afterSeconds: FIRST_LOOK_SECONDS }
      await enqueue(tx, settleApplication, { application_id: row.id }, options)
      return row
    })

  /** Null if none is chosen. */
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

  /** Throws 'invalid' if nothing else is left. */
  async function asWithheld(userId: number, letter: LetterToSend, jobTitle: string): Promise<LetterToSend> {
    const { subject, content, resume_url } = letterAsSent(letter, await privacy.withheld(userId))
    if (content === '') throw invalid({ content: privacyTexts.nothingLeft })
    return { subject: subject || defaultSubject(jobTitle), content, resume_url }
  }

  const inTurn = createTurns<number>({
    ...EXPORTS,
    refuse: () => tooMany(applicationSays.fileBusy, 5),
  })

  return {
    async list(userId) {
      return describeAll(db, await listApplications(db, userId), clock.now())
    },

    async read(userId, id) {
      const row = await findOwn(db, userId, id)
      if (!row) throw notFound('application')
      return { ...(await describe(db, row, clock.now())), ...frozenCopy(row) }
    },

    exportFile: (userId) =>
      inTurn(userId, async () => {
        const now = clock.now()
        const rows = await listApplications(db, userId)
        return writeSpreadsheet(await describeAll(db, rows, now, { history: false }), now)
      }),

    async apply(userId, { jobId, coverLetterId, points, said, expectLetter }) {
      const found = await findListing(db, jobId)
      const letter = await coverLetters.find(db, { userId, letterId: coverLetterId, jobId })
      if (!found || !letter) throw new Problem('not-found', NOTHING_TO_SEND)
      const job = found.listing
      const earlier = await findForJob(db, userId, jobId)
      if (earlier && earlier.send_state !== 'failed') {
        throw outcomes.problem(alreadyApplied(earlier), job.url)
      }
      expectLetter(letterOnWire(letter))
      if (job.source !== board.sourceId)
        throw outcomes.problem({ delivered: 'no', kind: 'other-source' }, job.url)
      const boardEmail = await integrations.connectedAs(db, userId)
      if (boardEmail === null) throw outcomes.problem({ delivered: 'no', kind: 'not-connected' }, job.url)
      if (found.removed_at) throw outcomes.problem({ delivered: 'no', kind: 'gone' }, job.url)
      const { resume_url, ...words } = await asWithheld(userId, letter, job.title)
      const asked = settleAsked(
        tellAllOrders(found.orders, job),
        { ...words, resume_url },
        { name: await findName(db, userId), said },
      )
      const row = await claim({
        userId,
        jobId,
        job,
        letter: {
          cover_letter_id: letter.id,
          ...words,
          board_email: boardEmail,
          source: letter.source,
        },
        resume: await chosenResume(db, userId, { resume_id: letter.resume_id, resume_url }),
        points,
        asked,
        earlier,
      })
      if (!row) throw outcomes.problem(BEING_SENT, job.url)
      const sent = await sending.deliver(row)
      const application = await describe(db, sent.row, clock.now())
      return { application, outcome: sent.outcome }
    },

    settle: sending.settle,
    settleUnfinished: sending.settleUnfinished,
  }
}
