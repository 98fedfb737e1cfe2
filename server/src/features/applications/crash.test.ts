/**
 * @module-tag security
 * @module-tag operations
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  applyFor,
  boardAccount,
  connectBoard,
  listApplications,
  listOnBoard,
  receivedFor,
  writeLetter,
} from '../../../test/applying.ts'
import { dropTurns, settingsOf } from '../../../test/doubles/board-sync.ts'
import { startHoldingProxy } from '../../../test/doubles/holding-proxy.ts'
import { carla, type Person } from '../../../test/people.ts'
import { startApp, TEST_SECRET_KEY, type TestApp } from '../../../test/start-app.ts'

const program = path.join(import.meta.dirname, '../../../test/processes/applying-process.ts')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ board: { listings: { count: 1 } } })
})
afterAll(() => app.close())

/** Applies for carla in a second process, killed during the board's call. */
async function killWhileApplying(at: 'answer' | 'request') {
  const seeker = await carla(app)
  await connectBoard(app, seeker, boardAccount(app, at === 'answer' ? 0 : 1))
  // Her first sync is over and found nothing to wait for.
  await dropTurns(app)
  const job = await listOnBoard(app)
  const letterId = await writeLetter(app, seeker, job.id)
  const proxy = await startHoldingProxy(app.board.url, at)
  const child = spawn(
    process.execPath,
    [program, app.database.url, proxy.url, TEST_SECRET_KEY, seeker.token, String(job.id), String(letterId)],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  try {
    await Promise.race([proxy.held, endedEarly(child)])
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await proxy.close()
  }
  // The other process uses the real time.
  app.clock.set(new Date())
  return { seeker, job, apply: { jobId: job.id, letterId } }
}

async function endedEarly(child: ChildProcess): Promise<never> {
  let said = ''
  child.stderr?.on('data', (text: Buffer) => {
    said += text.toString()
  })
  await once(child, 'exit')
  throw new Error(`the program ended before it was killed: ${said}`)
}

const stateOf = async (seeker: Person) => (await listApplications(app, seeker))[0].send_state

test('killed after the board took the application and before we recorded it: one application, and it is sent', async () => {
  const { seeker, job, apply } = await killWhileApplying('answer')
  expect(receivedFor(app, job.boardId)).toHaveLength(1)
  expect(await stateOf(seeker)).toBe('sending')

  const { uses } = (await app.get('/settings/integrations/', { as: seeker })).body
  expect(uses[0]).toMatchObject({ purpose: 'apply', outcome: 'started' })

  // Applying again sends nothing twice.
  expect((await applyFor(app, seeker, apply)).body.code).toBe('already-applied')
  await app.applications.settleUnfinished()
  expect(await stateOf(seeker)).toBe('sent')
  expect((await settingsOf(app, seeker)).sync.next_at).not.toBeNull()
  expect((await applyFor(app, seeker, apply)).body.code).toBe('already-applied')
  expect(await listApplications(app, seeker)).toHaveLength(1)
  expect(receivedFor(app, job.boardId)).toHaveLength(1)
})

test('killed before the board got the application: in the end not sent, and applying again sends one', async () => {
  const { seeker, job, apply } = await killWhileApplying('request')
  await app.applications.settleUnfinished()
  expect(await stateOf(seeker)).toBe('sending')
  const { id } = (await listApplications(app, seeker))[0]

  app.clock.advance({ minutes: 2 })
  await app.applications.settle(id)
  expect(await stateOf(seeker)).toBe('unknown')
  app.clock.advance({ minutes: 10 })
  await app.applications.settle(id)
  expect(await stateOf(seeker)).toBe('failed')
  expect(receivedFor(app, job.boardId)).toEqual([])

  expect((await applyFor(app, seeker, apply)).status).toBe(200)
  expect(receivedFor(app, job.boardId)).toHaveLength(1)
})
