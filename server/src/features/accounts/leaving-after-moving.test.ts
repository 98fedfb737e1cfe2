import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { mailsTo, tokenIn } from '../../../test/doubles/outbox.ts'
import { everyRow } from '../../../test/every-row.ts'
import { ana, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ inbox: {} })
})
afterAll(() => app.close())

const otherOf = ({ email }: Person) => `new_${email}`

async function move(person: Person, email: string) {
  await app.put('/user/update/', { as: person, body: { email } })
  const asked = (await mailsTo(app, email)).findLast(({ text }) => text.includes('#token='))
  const { status } = await app.post('/auth/email/verify/', { body: { token: tokenIn(asked) } })
  if (status !== 200) throw new Error('the address was not confirmed')
}

const leave = (person: Person) =>
  app.post('/auth/delete-account/', { as: person, body: { password: person.password } })

let registered = 0
async function hasTrial(email: string): Promise<boolean> {
  registered += 1
  const { status, body } = await app.post('/auth/register/', {
    body: {
      first_name: 'Ana',
      last_name: 'Reyes',
      username: `again_${process.pid}_${registered}`,
      email,
      password: 'mangga-at-bagoong-7',
      confirm_password: 'mangga-at-bagoong-7',
      account_type: 'jobseeker',
    },
  })
  if (status !== 201) throw new Error(`not registered: ${JSON.stringify(body)}`)
  return (await app.get('/auth/trial/status/', { as: body })).body.is_trial_active
}

const farewell = 'We deleted your Hanap account'
const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject)

describe('An account that moved to another address and is deleted then', () => {
  it('has spent the trial of both', async () => {
    const person = await ana(app)
    await move(person, otherOf(person))
    await leave(person)
    expect(await hasTrial(person.email)).toBe(false)
    expect(await hasTrial(otherOf(person))).toBe(false)
  })

  it('has spent that of each address on the way, also where it came back', async () => {
    const person = await ana(app)
    const [second, third] = [otherOf(person), `third_${person.email}`]
    for (const email of [second, third, person.email]) await move(person, email)
    await leave(person)
    for (const email of [person.email, second, third])
      expect([email, await hasTrial(email)]).toEqual([email, false])
  })

  it('has spent it also while it is there', async () => {
    const person = await ana(app)
    await move(person, otherOf(person))
    expect(await hasTrial(person.email)).toBe(false)
    expect((await app.get('/auth/trial/status/', { as: person })).body.is_trial_active).toBe(true)
  })

  it('tells the address before of both, although everything happened before a mail went', async () => {
    const person = await ana(app)
    await move(person, otherOf(person))
    await leave(person)
    const told = await subjects(person.email)
    expect(told).toEqual(expect.arrayContaining(['Your email address was changed', farewell]))
    expect(told.filter((subject) => subject === farewell)).toHaveLength(1)
    expect(await subjects(otherOf(person))).toContain(farewell)
    expect((await everyRow(app.db)).includes(person.email)).toBe(false)
  })

  it('tells an address that it left a month ago nothing', async () => {
    const person = await ana(app)
    await move(person, otherOf(person))
    await mailsTo(app, person.email)
    app.clock.advance({ days: 31 })
    const { body } = await app.post('/auth/login/', {
      body: { email: otherOf(person), password: person.password },
    })
    await leave({ ...person, token: body.token })
    expect(await subjects(person.email)).not.toContain(farewell)
    expect(await subjects(otherOf(person))).toContain(farewell)
  })

  it('tells one that it came back to once', async () => {
    const person = await ana(app)
    await move(person, otherOf(person))
    await move(person, person.email)
    await leave(person)
    expect((await subjects(person.email)).filter((subject) => subject === farewell)).toHaveLength(1)
  })
})

test('a changed password is told also where the account is deleted before the mail went', async () => {
  const person = await ana(app)
  const password = 'Adobo-at-sinigang-4'
  const change = { old_password: person.password, new_password1: password, new_password2: password }
  expect((await app.post('/auth/password/change/', { as: person, body: change })).status).toBe(200)
  const { body } = await app.post('/auth/login/', { body: { email: person.email, password } })
  expect((await leave({ ...person, token: body.token, password })).status).toBe(200)
  const waiting = await app.db
    .selectFrom('mails')
    .select(['kind', 'user_id'])
    .where('state', '=', 'waiting')
    .execute()
  expect(waiting).toContainEqual({ kind: 'password-changed', user_id: null })
  expect(await subjects(person.email)).toEqual(
    expect.arrayContaining(['Your password was changed', farewell]),
  )
  expect((await everyRow(app.db)).includes(person.email)).toBe(false)
})

describe('A mailbox that can be spelt in several ways', () => {
  it('gives one trial to those who sign up with it at the same moment', async () => {
    const spellings = ['', '+a', '+b', '+c'].map((more) => `rosa.cruz${more}@example.com`)
    const trials = await Promise.all(spellings.map(hasTrial))
    expect(trials.toSorted()).toEqual([false, false, false, true])
  })

  it.each([
    ['juan.dela.cruz@gmail.com', 'juandelacruz@googlemail.com', false],
    ['maria+hanap@example.com', 'maria+again@example.com', false],
    ['maria.lopez@example.com', 'marialopez@example.com', true],
  ])('is %s, and %s after that account: a trial again is %s', async (first, second, isAgain) => {
    const person = await ana(app)
    await app.db.updateTable('users').set({ email: first }).where('id', '=', person.id).execute()
    await leave(person)
    expect(await hasTrial(second)).toBe(isAgain)
  })

  it('is two addresses to who signs in, and has one trial', async () => {
    expect(await hasTrial('pedro.santos@gmail.com')).toBe(true)
    expect(await hasTrial('pedrosantos@gmail.com')).toBe(false)
    const { status } = await app.post('/auth/login/', {
      body: { email: 'pedro.santos+x@gmail.com', password: 'mangga-at-bagoong-7' },
    })
    expect(status).toBe(401)
  })
})
