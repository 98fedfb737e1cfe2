import { randomBytes } from 'node:crypto'
import type { Database } from '@hanap/server/db/open'
import { writeResume } from '@hanap/server/seeding/seed-resume'
import { type Call, formOf, type Sent } from './call.ts'

export type Belongings = {
  /** Public; the seeker saved, hid and reported it. */
  job: number
  savedJob: number
  savedSearch: number
  resume: number
  letter: number
  application: number
  interview: number
  aiInstructions: number
  integration: number
  session: number
  notification: number
  /** The provider's id. */
  payment: string
  /** From the mailed link. */
  exportToken: string
}
export type Seeker = { id: number; email: string; token: string; password: string }

/** Ids that do not exist. */
export const madeUp = (job: number): Belongings => ({
  job,
  savedJob: 999_999_999,
  savedSearch: 999_999_999,
  resume: 999_999_999,
  letter: 999_999_999,
  application: 999_999_999,
  interview: 999_999_999,
  aiInstructions: 999_999_999,
  integration: 999_999_999,
  session: 999_999_999,
  notification: 999_999_999,
  payment: 'pi_999999999999999999999999',
  exportToken: randomBytes(32).toString('base64url'),
})

const PASSWORD = 'mangga-at-bagoong-7'
/** A test card that pays. */
const CARD = { number: '4343434343434345', exp_month: 12, exp_year: 30, cvc: '123' }

export async function signUp(call: Call, name: string): Promise<Seeker> {
  const username = `${name}_${randomBytes(5).toString('hex')}`
  const email = `${username}@example.com`
  const { token, user } = await ask(call, 'POST', '/auth/register/', {
    body: {
      first_name: 'Nena',
      last_name: 'Reyes',
      username,
      email,
      password: PASSWORD,
      confirm_password: PASSWORD,
      account_type: 'jobseeker',
    },
  })
  return { id: user.id, email, token, password: PASSWORD }
}

/**
 * Through the API where possible.
 * @param given.word put into every text, to be searched for in answers to others
 * @throws Error if the API refuses
 */
export async function gather(
  call: Call,
  db: Database,
  seeker: Seeker,
  given: { job: number; word: string; boardAccount: { email: string; password: string } },
): Promise<Belongings> {
  const { job, word, boardAccount } = given
  const { token } = seeker
  const post = (path: string, body: object, sent: Sent = {}) =>
    ask(call, 'POST', path, { token, body, ...sent })
  await ask(call, 'PUT', `/jobs/${job}/hidden/`, { token })
  await post(`/jobs/${job}/report/`, { reason: 'other', note: word })
  const savedJob = await post('/saved-jobs/', { job_id: job })
  const savedSearch = await post('/saved-searches/', { name: word, criteria: { search: word } })
  const pdf = writeResume([{ text: word, heading: true }, { text: 'Bookkeeper' }])
  const bytes = await formOf('file', `${word}.pdf`, new Uint8Array(pdf))
  const resume = await ask(call, 'POST', '/resumes/', { token, bytes })
  const letter = await post('/cover-letters/', { job_post_id: job, subject: word, content: word })
  const application = await post('/job-applications/', {
    job_title: word,
    employer_name: word,
    notes: word,
    follow_up_date: '',
  })
  const withInterview = await post(`/job-applications/${application.id}/interviews/`, { label: word })
  const instructions = await post('/ai-instructions/', { instructions: word })
  const board = await post('/olj/', { olj_email: boardAccount.email, olj_password: boardAccount.password })
  const payment = await post(
    '/auth/subscription/payment/create/',
    {
      plan_id: 3,
      payment_details: { card: CARD, billing: { name: word, email: seeker.email, phone: '0917 123 4567' } },
    },
    { headers: { 'idempotency-key': word } },
  )
  await post('/settings/request-data-export/', {})
  await ask(call, 'POST', '/auth/login/', { body: { email: seeker.email, password: PASSWORD } })
  const sessions = await ask(call, 'GET', '/auth/sessions/', { token })
  return whole({
    job,
    savedJob: savedJob.id,
    savedSearch: savedSearch.id,
    resume: resume.id,
    letter: letter.id,
    application: application.id,
    interview: withInterview.interviews[0]?.id ?? 0,
    aiInstructions: instructions.id,
    integration: board.integration_id,
    session: sessions.results.find((one) => !one.is_current)?.id ?? 0,
    notification: await notify(db, seeker, word),
    payment: payment.payment_id,
    exportToken: randomBytes(32).toString('base64url'),
  })
}

/** A missing id would be refused for another reason. */
function whole(theirs: Belongings): Belongings {
  for (const [name, id] of Object.entries(theirs)) if (!id) throw new Error(`No ${name} was made.`)
  return theirs
}

/** Inserted, since the program notifies later. */
async function notify(db: Database, { id }: Seeker, word: string): Promise<number> {
  const written = await db
    .insertInto('notifications')
    .values({ user_id: id, kind: 'export', event_key: word, title: word, body: word, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(written.id)
}

type Told = {
  id: number
  token: string
  user: { id: number }
  interviews: { id: number }[]
  integration_id: number
  payment_id: string
  results: { id: number; is_current: boolean }[]
}

async function ask(call: Call, method: string, path: string, sent: Sent): Promise<Told> {
  const { status, text } = await call(method, path, sent)
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`)
  return JSON.parse(text || '{}') as Told
}
