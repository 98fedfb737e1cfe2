/** @module-tag security */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailAskedLinks } from '../../../../test/asked-links.ts'
import { mailsTo, tokenIn } from '../../../../test/doubles/outbox.ts'
import { ana } from '../../../../test/people.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ inbox: {}, config: { trustProxy: '127.0.0.1' } })
})
afterAll(() => app.close())

type Owner = { email: string; password: string }
const WRONG = 'not-hers-1'
const login = async ({ email }: Pick<Owner, 'email'>, password: string, from: string) => {
  const headers = { 'x-forwarded-for': from }
  return (await app.post('/auth/login/', { body: { email, password }, headers })).status
}
const guess = async (owner: Pick<Owner, 'email'>, from: string) => {
  const answers = []
  for (let n = 0; n < 10; n++) answers.push(await login(owner, WRONG, from))
  return new Set(answers)
}
const HOME = '203.0.113.7'
const elsewhere = (n: number) => `198.51.100.${n}`

async function reset(owner: Owner) {
  await app.post('/auth/password/reset/', { body: { email: owner.email } })
  await mailAskedLinks(app)
  const token = tokenIn((await mailsTo(app, owner.email)).at(-1))
  const password = 'kalabaw-sa-bukid-9'
  const body = { token, password, confirm_password: password }
  const headers = { 'x-forwarded-for': HOME }
  expect((await app.post('/auth/password/reset/confirm/', { body, headers })).status).toBe(200)
  return { ...owner, password }
}

// A hundred guesses are slow on a busy machine.
describe('Ten wrong passwords', { timeout: 120_000 }, () => {
  it('shut out who typed them, and nobody who comes from elsewhere', async () => {
    const person = await ana(app)
    expect(await guess(person, elsewhere(1))).toEqual(new Set([401]))
    expect(await login(person, person.password, elsewhere(1))).toBe(429)
    expect(await login(person, person.password, HOME)).toBe(200)
  })

  it('are those of one network where each comes from another address of it', async () => {
    const person = await ana(app)
    const ofOneNetwork = (n: number) => `2001:db8:7:7::${n}`
    for (let n = 1; n <= 10; n++) expect(await login(person, WRONG, ofOneNetwork(n))).toBe(401)
    expect(await login(person, person.password, ofOneNetwork(11))).toBe(429)
    expect(await login(person, person.password, '2001:db8:7:8::1')).toBe(200)
  })

  it('from each of ten addresses shut everybody out, for fifteen minutes', async () => {
    const person = await ana(app)
    for (let n = 1; n <= 10; n++) expect(await guess(person, elsewhere(n))).toEqual(new Set([401]))
    app.clock.advance({ minutes: 10 })
    // A guess refused by a wider limit does not count at home either.
    for (let n = 0; n < 11; n++) expect(await login(person, person.password, HOME)).toBe(429)
    app.clock.advance({ minutes: 5 })
    expect(await login(person, person.password, HOME)).toBe(200)
  })

  it('count alike for an address that has no account', async () => {
    const nobody = { email: 'nobody.at.all@example.com' }
    expect(await guess(nobody, elsewhere(1))).toEqual(new Set([401]))
    expect(await login(nobody, WRONG, elsewhere(1))).toBe(429)
    expect(await login(nobody, WRONG, HOME)).toBe(401)
  })

  it('count together however the address is spelled', async () => {
    const email = 'nobody@bücher.example'
    const spellings = [email, 'nobody@BÜCHER.example', 'NOBODY@xn--bcher-kva.example']
    for (let n = 0; n < 10; n++) await login({ email: spellings[n % 3] ?? email }, WRONG, elsewhere(2))
    expect(await login({ email }, WRONG, elsewhere(2))).toBe(429)
  })

  it('are forgotten after a reset by mail: at home, elsewhere, and from everywhere', async () => {
    const person = await ana(app)
    for (let n = 1; n <= 10; n++) await guess(person, elsewhere(n))
    expect(await login(person, person.password, HOME)).toBe(429)
    const after = await reset(person)
    expect(await login(after, after.password, HOME)).toBe(200)
    expect(await login(after, after.password, elsewhere(1))).toBe(200)
  })
})
