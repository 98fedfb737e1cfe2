import { carla, type Person } from './people.ts'
import { addListing } from './search/listings.ts'
import type { TestApp } from './start-app.ts'

/** Adds it to the stand-in board and the site; returns both ids. */
export async function listOnBoard(app: TestApp, title = 'Bookkeeper') {
  const { id: boardId } = await app.board.control({ add: { title } })
  if (boardId === undefined) throw new Error('the board took no listing')
  const id = await addListing(app, { title, employer: 'Manila Books' })
  const url = `${app.board.url}/jobseekers/job/${boardId}`
  await app.db
    .updateTable('jobs')
    .set({ source: 'olj', source_id: String(boardId), url })
    .where('id', '=', id)
    .execute()
  return { id, boardId, url, title }
}

export function boardAccount(app: TestApp, number = 0) {
  const account = app.board.accounts[number]
  if (!account) throw new Error(`the board has no account ${number}`)
  return account
}

/** Per board: test files run in any order. */
const accountsGiven = new WeakMap<TestApp, number>()

/** Unused by other calls with this app, as long as accounts last. */
export function nextAccount(app: TestApp) {
  const given = accountsGiven.get(app) ?? 0
  accountsGiven.set(app, given + 1)
  return boardAccount(app, given % app.board.accounts.length)
}

export function connectBoard(
  app: TestApp,
  person: Person,
  { email, password }: { email: string; password: string },
) {
  return app.post('/olj/', { as: person, body: { olj_email: email, olj_password: password } })
}

export async function writeLetter(app: TestApp, person: Person, jobId: number, content = 'I keep books.') {
  const { status, body } = await app.post('/cover-letters/', {
    as: person,
    body: { job_post_id: jobId, resume_id: null, content },
  })
  if (status !== 201) throw new Error(`no letter: ${JSON.stringify(body)}`)
  return body.id as number
}

/** carla with her own board account and a letter. */
export async function readyToApply(app: TestApp, content?: string) {
  const seeker = await carla(app)
  const account = nextAccount(app)
  await connectBoard(app, seeker, account)
  const job = await listOnBoard(app)
  const letterId = await writeLetter(app, seeker, job.id, content)
  return { seeker, account, job, letterId, apply: { jobId: job.id, letterId } }
}

export function applyFor(
  app: TestApp,
  person: Person,
  wanted: { jobId: number; letterId: number },
  headers: Record<string, string> = {},
) {
  const body = { job_post_id: wanted.jobId, cover_letter_id: wanted.letterId }
  return app.post('/job-applications/apply/', { as: person, body, headers })
}

export async function listApplications(app: TestApp, person: Person) {
  const { body } = await app.get('/job-applications/list_applications/', { as: person })
  return body.results
}

export const receivedFor = (app: TestApp, boardId: number) =>
  app.board.applications().filter((application) => application.job_id === boardId)
