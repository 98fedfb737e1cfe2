import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listApplications, writeLetter } from '../../../test/applying.ts'
import { carla } from '../../../test/people.ts'
import { addListing } from '../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { BoardProblem, type BoardSent, type BoardSession } from '../../outside/job-board/port.ts'
import { createCoverLetters } from '../cover-letters/service.ts'
import { createOutcomes } from './rules/outcomes.ts'
import { createApplications } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const TAKEN: BoardSent = { alreadyThere: false, boardStatus: null, sentAt: null, pointsLeft: null }
const noResumes = { find: async () => null }

let planned: number[]
beforeEach(() => {
  planned = []
})

/**
 * Two processes, and a board that answers when the test lets it.
 * @param sent the board's sent list meanwhile
 */
function twoPrograms(sent: BoardSent | null = null) {
  const atBoard = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<BoardSent>()
  const board = {
    sourceId: 'olj',
    apply() {
      atBoard.resolve()
      return answer.promise
    },
    findSent: async () => sent,
  }
  const start = () =>
    createApplications({
      db: app.db,
      clock: app.clock,
      board,
      outcomes: createOutcomes('Online Jobs Portal'),
      integrations: {
        connectedAs: async () => 'carla@example.com',
        withSession: (_userId, _purpose, use) => use('a session' as BoardSession, 'carla@example.com'),
        planSync: async (_tx, userId) => void planned.push(userId),
        sawPoints: async () => {},
      },
      imports: { takeDown: async () => {} },
      coverLetters: createCoverLetters({ db: app.db, clock: app.clock, resumes: noResumes }),
      resumes: noResumes,
      privacy: { withheld: async () => ({ current_employers: [], contact: null }) },
      notifications: { tell: async () => true },
      enqueue: async () => {},
    })
  const take = () => answer.resolve(TAKEN)
  const refuse = () => answer.reject(new BoardProblem({ refused: 'said' }, 'Not today.'))
  return { sender: start(), other: start(), atBoard: atBoard.promise, take, refuse }
}

test('an application that waits long for its turn at the board is not given up by the program that sends it', async () => {
  const seeker = await carla(app)
  const jobId = await addListing(app)
  const coverLetterId = await writeLetter(app, seeker, jobId)
  const { sender, other, atBoard, take } = twoPrograms()
  const applying = sender.apply(seeker.id, {
    jobId,
    coverLetterId,
    points: 1,
    said: [],
    expectLetter: () => {},
  })
  await atBoard
  const state = async () => (await listApplications(app, seeker))[0].send_state

  app.clock.advance({ minutes: 11 })
  await sender.settleUnfinished()
  expect(await state()).toBe('unknown')

  // The other process cannot know of the pending call; later proof still counts.
  await other.settleUnfinished()
  expect(await state()).toBe('failed')
  take()
  expect((await applying).application.send_state).toBe('sent')
  expect(await state()).toBe('sent')
})

test('what carla says was sent by hand stays sent, whatever the sending under way comes to', async () => {
  const seeker = await carla(app)
  const jobId = await addListing(app)
  const coverLetterId = await writeLetter(app, seeker, jobId)
  const { sender, other, atBoard, refuse } = twoPrograms()
  const applying = sender.apply(seeker.id, {
    jobId,
    coverLetterId,
    points: 1,
    said: [],
    expectLetter: () => {},
  })
  await atBoard
  const body = { job_post_id: jobId }
  expect((await app.post('/job-applications/', { as: seeker, body })).body.code).toBe('already-applied')

  app.clock.advance({ minutes: 11 })
  await sender.settleUnfinished()
  expect((await app.post('/job-applications/', { as: seeker, body })).status).toBe(201)
  await other.settleUnfinished()
  refuse()
  expect((await applying).application.send_state).toBe('sent')
  const [listed] = await listApplications(app, seeker)
  expect(listed).toMatchObject({ send_state: 'sent', send_problem: null })
  expect(listed.history.at(-1)).toMatchObject({ from: 'unknown', to: 'sent', source: 'seeker' })
})

test('carla has a sync to come also where another program saw her application before the board had answered', async () => {
  const seeker = await carla(app)
  const jobId = await addListing(app)
  const coverLetterId = await writeLetter(app, seeker, jobId)
  const { sender, other, atBoard, take } = twoPrograms(TAKEN)
  const applying = sender.apply(seeker.id, {
    jobId,
    coverLetterId,
    points: 1,
    said: [],
    expectLetter: () => {},
  })
  await atBoard
  await other.settleUnfinished()
  expect((await listApplications(app, seeker))[0].send_state).toBe('sent')
  expect(planned).toEqual([seeker.id])
  take()
  expect((await applying).application.send_state).toBe('sent')
})
