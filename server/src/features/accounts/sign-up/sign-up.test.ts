/** @module-tag security */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSignUpBrowser } from '../../../../test/signing-up.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const lea = (name: string) => ({ username: name, email: `${name}@example.com` })
const countOf = async (email: string) =>
  (await app.db.selectFrom('users').select('id').where('email', '=', email).execute()).length

describe('A sign-up whose answer was lost', () => {
  it('is answered as if for the first time when the same browser sends it again', async () => {
    const browser = createSignUpBrowser(app)
    const lost = await browser.signUp(lea('lea_lost'))
    expect(lost.status).toBe(201)
    const again = await browser.signUp(lea('lea_lost'))
    expect(again.status).toBe(201)
    expect(again.body).toMatchObject({ redirect_url: '/onboarding', user: { id: lost.body.user.id } })
    expect((await app.get('/auth/user/', { as: again.body })).body.username).toBe('lea_lost')
    expect(await countOf('lea_lost@example.com')).toBe(1)
  })

  it('is one account also where ten of them come at the same moment', async () => {
    const browser = createSignUpBrowser(app)
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.signUp(lea('lea_ten'))))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(10)
  })

  it('keeps nothing that opens the account: the key is stored as a hash, and no answer is', async () => {
    const browser = createSignUpBrowser(app)
    const { body } = await browser.signUp(lea('lea_kept'))
    const rows = await app.database.pool.query(`
      select u::text as row from users u union all select i::text from idempotency_keys i`)
    const stored = rows.rows.map(({ row }) => row).join('\n')
    expect(stored).toContain('lea_kept')
    expect(stored).not.toContain(browser.keys[0])
    expect(stored).not.toContain(body.token)
  })
})

describe('The words and the password of somebody else’s sign-up', () => {
  it('without its key are refused as ever, each name at its field', async () => {
    await createSignUpBrowser(app).signUp(lea('lea_known'))
    const { status, body } = await createSignUpBrowser(app).signUp(lea('lea_known'))
    expect(status).toBe(409)
    expect(body.errors).toEqual({
      email: ['This email is already registered'],
      username: ['This username is already taken'],
    })
  })

  it('with its key and another password let nobody in, and change nothing', async () => {
    const browser = createSignUpBrowser(app)
    const first = await browser.signUp(lea('lea_other'))
    const { status } = await browser.signUp({ ...lea('lea_other'), password: 'not-that-one-9' })
    expect(status).toBe(409)
    expect((await app.get('/auth/user/', { as: first.body })).status).toBe(200)
  })

  it('with its key are no way round the limit of guesses', async () => {
    const browser = createSignUpBrowser(app)
    await browser.signUp(lea('lea_guessed'))
    const guesses = Array.from({ length: 12 }, (_, i) => ({
      ...lea('lea_guessed'),
      password: `guess-no-${i}00`,
    }))
    const answers = []
    for (const guess of guesses) answers.push((await browser.signUp(guess, browser.keys.slice(-1))).status)
    expect(answers).toEqual([...Array(10).fill(409), 429, 429])
  })
})

it('a key under which other words came first makes no second account', async () => {
  const browser = createSignUpBrowser(app)
  await browser.signUp(lea('lea_first'))
  const { status, body } = await browser.signUp(lea('lea_second'), browser.keys)
  expect([status, body.detail]).toEqual([409, 'You sent this sign-up before with other details.'])
  expect(await countOf('lea_second@example.com')).toBe(0)
})

it('keys that are short or many are refused', async () => {
  const browser = createSignUpBrowser(app)
  const key = 'k'.repeat(32)
  for (const keys of [['k'.repeat(31)], Array(11).fill(key), [`${key}!`]])
    expect((await browser.signUp(lea('lea_keys'), keys)).status).toBe(400)
})
