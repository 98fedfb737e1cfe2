/** @module-tag security */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ana, ben } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const end = (token_hash: string, as?: { token: string }) =>
  app.post('/auth/logout/later/', { body: { token_hash }, as })
const isIn = async (person: { token: string }) =>
  (await app.get('/auth/user/', { as: person })).status === 200

test('ana logged out without a signal: the hash of her token ends that session, and no other', async () => {
  const [hers, his] = [await ana(app), await ben(app)]
  const { body: phone } = await app.post('/auth/login/', { body: hers })
  const { status, body } = await end(hashOf(hers.token), his)
  expect([status, body]).toEqual([200, { message: 'You’re logged out.' }])
  expect([await isIn(hers), await isIn(phone), await isIn(his)]).toEqual([false, true, true])
})

test('it is answered alike again, and for a hash that nobody has', async () => {
  const hers = await ana(app)
  const answers = [await end(hashOf(hers.token)), await end(hashOf(hers.token)), await end(hashOf('nobody'))]
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
})

test('the hash is no token: it reads nothing and signs nobody in', async () => {
  const hers = await ana(app)
  for (const token of [hashOf(hers.token), createHash('sha256').update(hers.token).digest('base64url')])
    expect((await app.get('/auth/user/', { as: { token } })).status).toBe(401)
  expect((await end(hers.token)).status).toBe(400)
  expect(await isIn(hers)).toBe(true)
})
