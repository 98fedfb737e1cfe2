/** @module-tag operations */
import { MOST_ADDED_A_DAY } from '@hanap/contract/applications/application-tracking'
import { plans } from '@hanap/contract/payments/plans'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ana, givePlan, type Person } from '../../test/people.ts'
import { addListings } from '../../test/search/listings.ts'
import { startApp, type TestApp } from '../../test/start-app.ts'
import { readConfig } from '../config.ts'
import { MESSAGES_AN_HOUR } from '../features/contact/rules.ts'
import { LETTERS_AN_HOUR } from '../features/cover-letters/generation/service.ts'
import { REPORTS_A_DAY } from '../features/job-reports/service.ts'

const { limits } = readConfig({})
let one: TestApp
let other: TestApp
let jobs: number[]
let person: Person
beforeAll(async () => {
  one = await startApp({ config: { limits } })
  other = await startApp({ beside: one })
  jobs = await addListings(
    one,
    Array.from({ length: REPORTS_A_DAY.max + 2 }, () => ({ title: 'Bookkeeper' })),
  )
})
beforeEach(async () => {
  person = await ana(one)
  await forgetAttempts()
})
afterEach(() => forgetAttempts())
afterAll(async () => {
  await other.close()
  await one.close()
})

const forgetAttempts = () => one.db.deleteFrom('rate_counters').execute()

/** Asks a process, after `n` other calls. */
type Ask = (process: TestApp, n: number) => Promise<{ status: number }>

const names = { first_name: 'Ben', last_name: 'Cruz', account_type: 'jobseeker' }
const guess: Ask = (process) =>
  process.post('/auth/login/', { body: { email: person.email, password: 'not-hers-1' } })
/** Counted, and refused before the account is made. */
const signUpBadly: Ask = (process, n) => {
  const own = { username: `ben_${n}`, email: `ben_${n}@example.com` }
  const body = { ...names, ...own, password: 'password123', confirm_password: 'password123' }
  return process.post('/auth/register/', { body })
}
const writeToUs: Ask = (process, n) =>
  process.post('/contact/', {
    body: { name: 'Nena', email: 'nena@example.com', subject: `Question ${n}`, message: 'Magandang araw!' },
  })
const report: Ask = (process, n) =>
  process.post(`/jobs/${jobs[n]}/report/`, { as: person, body: { reason: 'fake' } })
const haveLetterWritten: Ask = (process) =>
  process.post('/cover-letters/generate/', { as: person, body: { job_id: jobs[0] } })
const noteApplication: Ask = (process, n) =>
  process.post('/job-applications/', { as: person, body: { job_title: `Clerk ${n}` } })
const search: Ask = (process, n) =>
  process.get('/jobs/search/', { as: person, query: { search: `clerk${n}` } })
const save: Ask = (process, n) => process.post('/saved-jobs/', { as: person, body: { job_id: jobs[n] } })

type Limit = { most: number; passes: number; refused: number; ask: Ask }
const attempts = (most: number, passes: number, ask: Ask): Limit => ({ most, passes, refused: 429, ask })
const quota = (most: number, passes: number, ask: Ask): Limit => ({ most, passes, refused: 403, ask })

describe('At two processes in turn', () => {
  it.each<[string, Limit]>([
    ['wrong passwords', attempts(limits.loginFailuresPerAccount, 401, guess)],
    ['sign-ups from one address', attempts(limits.signUpsPerAddress, 400, signUpBadly)],
    ['messages to who runs the site', attempts(MESSAGES_AN_HOUR.max, 201, writeToUs)],
    ['reports of jobs', attempts(REPORTS_A_DAY.max, 201, report)],
    ['letters', attempts(LETTERS_AN_HOUR.max, 200, haveLetterWritten)],
    ['applications made elsewhere', attempts(MOST_ADDED_A_DAY, 201, noteApplication)],
    ['searches of the month', quota(plans.free.max_searches, 200, search)],
    ['saved jobs', quota(plans.free.max_saved_jobs, 201, save)],
  ])('%s are counted together, and both refuse what is one too many', async (_what, limit) => {
    const { most, passes, refused, ask } = limit
    const statuses: number[] = []
    for (let n = 0; n < most + 2; n += 1) statuses.push((await ask(n % 2 === 0 ? one : other, n)).status)
    expect(statuses).toEqual([...Array.from({ length: most }, () => passes), refused, refused])
  })

  it('the right password is refused like the wrong ones before it, and a quarter of an hour later opens both', async () => {
    for (let n = 0; n < limits.loginFailuresPerAccount; n += 1) await guess(one, n)
    const { email, password } = person
    const logIn = async (process: TestApp) =>
      (await process.post('/auth/login/', { body: { email, password } })).status
    expect([await logIn(other), await logIn(one)]).toEqual([429, 429])
    one.clock.advance({ minutes: 15 })
    expect([await logIn(other), await logIn(one)]).toEqual([200, 200])
  })

  it('a plan is the same, from the moment it is paid', async () => {
    const capAt = async (process: TestApp) =>
      (await process.get('/auth/subscription/saved-jobs/check-limit/', { as: person })).body.max_saved_jobs
    expect([await capAt(one), await capAt(other)]).toEqual([5, 5])
    await givePlan(one, person, 'premium')
    expect([await capAt(one), await capAt(other)]).toEqual([100, 100])
  })

  it('whoever logs out at one is logged out at the other', async () => {
    const readAt = async (process: TestApp) => (await process.get('/saved-jobs/', { as: person })).status
    expect([await readAt(one), await readAt(other)]).toEqual([200, 200])
    await one.post('/auth/logout/', { as: person })
    expect([await readAt(one), await readAt(other)]).toEqual([401, 401])
  })

  it('an Idempotency-Key that one has answered is answered alike by the other', async () => {
    const add = (process: TestApp) =>
      process.post('/job-applications/', {
        as: person,
        body: { job_title: 'Clerk' },
        headers: { 'idempotency-key': 'ana-1' },
      })
    const first = await add(one)
    expect(first.status).toBe(201)
    // Without a key, this would now make another one.
    one.clock.advance({ minutes: 2 })
    expect(await add(other)).toMatchObject({ status: 201, body: first.body })
  })
})

describe('At two processes at the same moment', () => {
  const statusesOf = async (times: number, ask: Ask) =>
    Promise.all(
      Array.from({ length: times }, async (_, n) => (await ask(n % 2 === 0 ? one : other, n)).status),
    )
  const countOf = (statuses: number[], wanted: number) =>
    statuses.filter((status) => status === wanted).length

  it('ana saves nine jobs, and five are left', async () => {
    const statuses = await statusesOf(9, save)
    expect([countOf(statuses, 201), countOf(statuses, 403)]).toEqual([5, 4])
    expect((await other.get('/saved-jobs/', { as: person })).body.count).toBe(5)
  })

  it('twelve messages from one address come in, and ten are taken', async () => {
    const statuses = await statusesOf(12, writeToUs)
    expect([countOf(statuses, 201), countOf(statuses, 429)]).toEqual([10, 2])
  })
})
