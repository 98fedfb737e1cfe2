/** @module-tag security */
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { mailAskedLinks } from '../../../../test/asked-links.ts'
import { readFiles } from '../../../../test/canary.ts'
import { mailsTo, tokenIn } from '../../../../test/doubles/outbox.ts'
import { everyRow } from '../../../../test/every-row.ts'
import { ana, givePlan, type Person } from '../../../../test/people.ts'
import { addListings } from '../../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'
import { callAfter, waitForLock } from '../../../../test/waiting-for-lock.ts'
import { emptyTablesOf, liveFully, type Traces } from '../../../../test/whole-life.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ inbox: {} })
})
afterAll(() => app.close())

const leave = (person: Person, password: unknown = person.password) =>
  app.post('/auth/delete-account/', { as: person, body: { password } })
const isThere = async ({ id }: Person) =>
  (await app.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Also finds hex, as the database writes bytes. */
const found = (text: string, traces: Traces) =>
  [...traces].flatMap(([name, trace]) =>
    text.includes(trace) || text.includes(Buffer.from(trace).toString('hex')) ? [name] : [],
  )

async function filesOf(traces: Traces) {
  const names: string[] = []
  for await (const { name, bytes } of readFiles(path.join(app.folder, 'files')))
    for (const what of found(bytes.toString('latin1'), traces)) names.push(`${path.basename(name)}: ${what}`)
  return names
}

describe('Deleting the account of somebody of whom every table knows something', () => {
  let life: Awaited<ReturnType<typeof liveFully>>
  beforeAll(async () => {
    life = await liveFully(app)
  })

  it('begins with traces in every table that the list of personal data names, in the queue and in files', async () => {
    const { person, traces } = life
    expect(await emptyTablesOf(app, person)).toEqual([])
    expect(found(await everyRow(app.db), traces)).toEqual(
      [...traces.keys()].filter((name) => name !== 'sign-in'),
    )
    expect(await filesOf(traces)).not.toEqual([])
  })

  it('leaves nothing of them in any column of any table, in the queue, nor in any file', async () => {
    const { person, traces } = life
    const { rows: before } = await sql<{ count: number }>`select count(*) as count from payments`.execute(
      app.db,
    )
    const { status, body } = await leave(person)
    expect([status, body.message]).toEqual([
      200,
      'Your account and all associated data have been successfully deleted.',
    ])
    await mailsTo(app, person.email)
    await app.files.removeReleased()
    expect(found(await everyRow(app.db), traces)).toEqual([])
    expect(await filesOf(traces)).toEqual([])
    expect(await emptyTablesOf(app, person)).toHaveLength(
      (await emptyTablesOf(app, { ...person, id: 1, email: 'nobody@example.com' })).length,
    )
    const { rows: after } = await sql<{ count: number }>`select count(*) as count from payments`.execute(
      app.db,
    )
    expect(after).toEqual(before)
  })

  it('keeps the payment, with nobody to it', async () => {
    const [payment] = await app.db.selectFrom('payments').selectAll().execute()
    expect(payment).toMatchObject({
      user_id: null,
      amount: 10_000,
      state: 'paid',
      sealed_billing: null,
      caller_key: null,
    })
  })

  it('lets the sign-in in nowhere any more', async () => {
    const { person } = life
    for (const address of [
      '/profile/',
      '/saved-jobs/',
      '/settings/data-export/',
      '/auth/subscription/current/',
    ])
      expect([address, (await app.get(address, { as: person })).body.code]).toEqual([
        address,
        'unauthenticated',
      ])
    const login = await app.post('/auth/login/', { body: { email: person.email, password: person.password } })
    expect(login.body.code).toBe('wrong-password')
    expect((await leave(person)).status).toBe(401)
  })

  it('mails no link to the address, and says farewell to it once', async () => {
    const { person } = life
    await app.post('/auth/password/reset/', { body: { email: person.email } })
    await mailAskedLinks(app)
    const mails = await mailsTo(app, person.email)
    expect(mails.filter(({ subject }) => subject === 'Reset your password')).toEqual([])
  })
})

test('a farewell goes to the address, and the outbox forgets it then', async () => {
  const person = await ana(app)
  await leave(person)
  const waiting = await app.db.selectFrom('mails').selectAll().where('kind', '=', 'farewell').execute()
  expect(waiting.at(-1)).toMatchObject({ to_address: person.email, user_id: null, state: 'waiting' })
  const mails = await mailsTo(app, person.email)
  expect(mails.map(({ subject }) => subject)).toContain('We deleted your Hanap account')
  const sent = await app.db.selectFrom('mails').selectAll().where('kind', '=', 'farewell').execute()
  expect(sent.at(-1)).toMatchObject({ to_address: '', sealed_data: null, state: 'sent' })
})

test('a farewell to an address that does not exist leaves nothing of it either', async () => {
  const person = await ana(app)
  app.inbox.control({ fault: 'no-mailbox', times: 5 })
  await leave(person)
  await mailsTo(app, person.email)
  app.inbox.control({ fault: 'none' })
  expect((await everyRow(app.db)).includes(person.email)).toBe(false)
})

describe('The password', () => {
  it.each([
    [undefined, 'Please enter your password to confirm account deletion.'],
    ['', 'Please enter your password to confirm account deletion.'],
    ['not-hers-9', 'Invalid password. Please try again.'],
    ['x'.repeat(129), 'Invalid password. Please try again.'],
  ])('%j is refused in the specified words, and the account stays', async (password, text) => {
    const person = await ana(app)
    const { status, body } = await app.post('/auth/delete-account/', { as: person, body: { password } })
    expect([status, body.error, body.errors]).toEqual([400, text, { password: [text] }])
    expect(await isThere(person)).toBe(true)
    expect((await app.get('/saved-jobs/', { as: person })).status).toBe(200)
  })

  it('can be tried ten times in a quarter of an hour, the right one too', async () => {
    const person = await ana(app)
    for (let i = 0; i < 10; i += 1) await leave(person, 'not-hers-9')
    expect((await leave(person)).status).toBe(429)
    app.clock.advance({ minutes: 16 })
    expect((await leave(person)).status).toBe(200)
  })

  it('is asked of nobody who has none: they are mailed a link to set one, and then can leave', async () => {
    const person = await ana(app)
    await app.db.updateTable('users').set({ password_hash: null }).where('id', '=', person.id).execute()
    const { status, body } = await leave(person)
    expect([status, body.error]).toEqual([
      400,
      'This account has no password yet. We emailed you a link to set one.',
    ])
    await mailAskedLinks(app)
    const mail = (await mailsTo(app, person.email)).at(-1)
    const password = 'adobo-at-sinigang-4'
    const set = { token: tokenIn(mail), password, confirm_password: password }
    expect((await app.post('/auth/password/reset/confirm/', { body: set })).status).toBe(200)
    const { body: signedIn } = await app.post('/auth/login/', { body: { email: person.email, password } })
    expect((await leave({ ...person, token: signedIn.token }, password)).status).toBe(200)
    expect(await isThere(person)).toBe(false)
  })

  it('counts as it is at the moment of the deletion', async () => {
    const person = await ana(app)
    const left = await callAfter(
      app,
      person,
      (tx) => tx.updateTable('users').set({ password_hash: 'another' }).where('id', '=', person.id).execute(),
      () => leave(person),
    )
    expect(left.status).toBe(400)
    expect(await isThere(person)).toBe(true)
  })
})

describe('At the same moment', () => {
  it('two tabs delete the account once', async () => {
    const person = await ana(app)
    const answers = await Promise.all([leave(person), leave(person)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const mails = await mailsTo(app, person.email)
    expect(mails.filter(({ subject }) => subject === 'We deleted your Hanap account')).toHaveLength(1)
  })

  it('ana saves jobs in another tab: each is saved or refused in words, and none is left', async () => {
    const person = await ana(app)
    await givePlan(app, person, 'premium')
    const jobs = await addListings(
      app,
      Array.from({ length: 20 }, () => ({})),
    )
    const saving = jobs.map((job_id) => app.post('/saved-jobs/', { as: person, body: { job_id } }))
    const left = await leave(person)
    const answers = await Promise.all(saving)
    expect(left.status).toBe(200)
    expect(
      [...new Set(answers.map(({ status }) => status))].filter((one) => one !== 201 && one !== 401),
    ).toEqual([])
    const { rows } = await sql`select id from saved_jobs where user_id = ${person.id}`.execute(app.db)
    expect(rows).toEqual([])
  })

  it('a call that was let in before finds no account: it is a 401, and no failure of ours', async () => {
    const person = await ana(app)
    const [jobId] = await addListings(app, [{}])
    const held = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const deleting = app.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('users').where('id', '=', person.id).execute()
      locked.resolve()
      await held.promise
    })
    await locked.promise
    const hiding = app.put(`/jobs/${jobId}/hidden/`, { as: person })
    const writing = app.post('/cover-letters/', {
      as: person,
      body: { job_post_id: jobId, resume_id: null, content: 'I keep books.' },
    })
    await waitForLock(app)
    held.resolve()
    await deleting
    expect([(await hiding).body.code, (await writing).body.code]).not.toContain('internal')
    expect((await writing).status).toBe(401)
  })

  it('work that waits for the account while the account waits for it is done anew, not given up', async () => {
    const person = await ana(app)
    const [jobId = 0] = await addListings(app, [{}])
    await app.post('/saved-jobs/', { as: person, body: { job_id: jobId } })
    const locked = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const telling = app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('saved_jobs').select('id').where('user_id', '=', person.id).forUpdate().execute()
      locked.resolve()
      await goOn.promise
      await sql`insert into hidden_jobs (user_id, job_id, hidden_at)
        values (${person.id}, ${jobId}, now())`.execute(tx)
    })
    const ended = telling.then(
      () => 'done',
      (error: Error) => error.message,
    )
    await locked.promise
    const leaving = leave(person)
    await waitForLock(app)
    goOn.resolve()
    expect((await leaving).status).toBe(200)
    expect(await ended).toMatch(/done|deadlock|violates foreign key/)
    expect(await isThere(person)).toBe(false)
  })
})

describe('The same address afterwards', () => {
  it('makes a new account without a second trial, however it is written, and is told why', async () => {
    const person = await ana(app)
    const trialOf = async (as: { token: string }) => (await app.get('/auth/trial/status/', { as })).body
    expect(await trialOf(person)).toMatchObject({ is_trial_active: true, had_trial_before: false })
    await leave(person)
    const { status, body } = await app.post('/auth/register/', {
      body: {
        first_name: 'Ana',
        last_name: 'Reyes',
        username: `${person.username}_again`,
        email: person.email.toUpperCase(),
        password: person.password,
        confirm_password: person.password,
        account_type: 'jobseeker',
      },
    })
    expect(status).toBe(201)
    expect(await trialOf(body)).toEqual({
      is_trial_active: false,
      days_remaining: 0,
      trial_ends_at: null,
      had_trial_before: true,
    })
    const { body: current } = await app.get('/auth/subscription/current/', { as: body })
    expect(current).toMatchObject({ status: 'none', plan: null, is_trial_active: false })
    expect((await app.get('/jobs/', { as: body })).body.code).toBe('subscription-required')
    const rows = await app.db.selectFrom('spent_trials').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(person.email)
  })

  it('of somebody else begins with a trial', async () => {
    await leave(await ana(app))
    const { body } = await app.get('/auth/trial/status/', { as: await ana(app) })
    expect(body).toMatchObject({ is_trial_active: true, days_remaining: 14 })
  })
})
