import { sql } from 'kysely'
import type { DueTurn } from '../../src/features/integrations/service.ts'
import {
  applyFor,
  connectBoard,
  listApplications,
  listOnBoard,
  nextAccount,
  writeLetter,
} from '../applying.ts'
import { carla, type Person } from '../people.ts'
import type { TestApp } from '../start-app.ts'

/** @returns the number of due syncs */
export async function takeTurns(app: TestApp): Promise<number> {
  await app.boardSync.beginTurns()
  return takeQueued(app)
}

export async function takeQueued(app: TestApp): Promise<number> {
  const { rows } = await sql<{ data: DueTurn }>`
    delete from pgboss.job where name = 'sync-board' returning data`.execute(app.db)
  for (const { data } of rows) await app.boardSync.takeTurn(data)
  return rows.length
}

/** Removes other tests' syncs. */
export async function dropTurns(app: TestApp): Promise<void> {
  await app.db.updateTable('integrations').set({ next_sync_at: null }).execute()
  await sql`delete from pgboss.job where name = 'sync-board'`.execute(app.db)
}

/** With an unused board account. */
export async function connectedCarla(app: TestApp) {
  await dropTurns(app)
  const account = nextAccount(app)
  const seeker = await carla(app)
  const { status } = await connectBoard(app, seeker, account)
  if (status !== 200) throw new Error('the board account was not connected')
  return { seeker, account }
}

/** Returns the application's id here and there. */
export async function applyToNewJob(app: TestApp, seeker: Person, letter?: string) {
  const job = await listOnBoard(app)
  const letterId = await writeLetter(app, seeker, job.id, letter)
  const { status, body } = await applyFor(app, seeker, { jobId: job.id, letterId })
  const onBoard = app.board.applications().find(({ job_id }) => job_id === job.boardId)?.id ?? 0
  return { job, status, body, onBoard }
}

export async function theApplication(app: TestApp, seeker: Person) {
  const [application] = await listApplications(app, seeker)
  return application
}

export const syncNow = (app: TestApp, seeker: Person) =>
  app.post('/settings/integrations/sync/', { as: seeker })

export async function settingsOf(app: TestApp, seeker: Person) {
  return (await app.get('/settings/integrations/', { as: seeker })).body
}

export const loginsAt = (app: TestApp) =>
  app.board.requests().filter(({ method, path }) => method === 'POST' && path === '/authenticate').length

export const listsOpened = (app: TestApp) => app.board.requests().filter(({ area }) => area === 'sent').length
