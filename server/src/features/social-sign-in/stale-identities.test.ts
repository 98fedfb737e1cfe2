import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningIssuer, startIssuer } from '@hanap/standins/issuer/issuer'
import { createIssuerVisitor } from '@hanap/standins/issuer/visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailAskedLinks } from '../../../test/asked-links.ts'
import { mailsTo, tokenIn } from '../../../test/doubles/outbox.ts'
import { createSignInBrowser } from '../../../test/doubles/social-sign-in.ts'
import { ana } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let folder: string
let issuer: RunningIssuer
let app: TestApp
let mute: TestApp
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanap-issuer-'))
  issuer = await startIssuer({ dataDir: folder })
  const { url, clientId, clientSecret } = issuer
  const signIn = { provider: { issuer: url, clientId, clientSecret }, providerName: 'Google' }
  app = await startApp({ inbox: {}, config: { signIn } })
  mute = await startApp({ config: { signIn } })
})
afterAll(async () => {
  await app.close()
  await mute.close()
  await issuer.close()
  await rm(folder, { recursive: true })
})

let made = 0
const newAddress = (name: string) => `${name}.${++made}@example.com`
const PASSWORD = 'kalabaw-sa-bukid-9'

const signIn = (account: string, at = app) =>
  createSignInBrowser(at).signIn(async (authorizationUrl) => {
    const back = await createIssuerVisitor().signIn(authorizationUrl, { account })
    return { code: back.searchParams.get('code') ?? '', iss: back.searchParams.get('iss') ?? '' }
  })
const isIn = async (as: { token: string }, at = app) => (await at.get('/auth/user/', { as })).status === 200
const lastMailTo = async (address: string) => (await mailsTo(app, address)).at(-1)

/** mario signs in with Google and moves his account to vera's address; she opens the link. */
async function movedToVera() {
  const [mario, vera] = [newAddress('mario'), newAddress('vera')]
  const { body: his } = await signIn(mario)
  await app.put('/user/update/', { as: his, body: { email: vera } })
  const token = tokenIn(await lastMailTo(vera))
  expect((await app.post('/auth/email/verify/', { body: { token } })).status).toBe(200)
  return { mario, vera, his }
}

async function reset(email: string) {
  await app.post('/auth/password/reset/', { body: { email } })
  await mailAskedLinks(app)
  const token = tokenIn(await lastMailTo(email))
  const body = { token, password: PASSWORD, confirm_password: PASSWORD }
  expect((await app.post('/auth/password/reset/confirm/', { body })).status).toBe(200)
}

describe('An account that mario opened with Google and moved to vera’s address', () => {
  it('is hers after her reset: his Google opens it no more, hers does, and the mail says so', async () => {
    const { mario, vera, his } = await movedToVera()
    await reset(vera)
    expect(await isIn(his)).toBe(false)
    const mail = await lastMailTo(vera)
    expect(mail?.subject).toBe('Your password was changed')
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'with a different email address no longer opens your account',
    )
    expect((await signIn(mario)).body.user.id).not.toBe(his.user.id)
    const hers = await signIn(vera)
    expect([hers.status, hers.body.user.id]).toEqual([200, his.user.id])
  })

  it('is hers with her own Google, also without a reset: he is out, and she is told', async () => {
    const { mario, vera, his } = await movedToVera()
    const hers = await signIn(vera)
    expect([hers.status, hers.body.user.id]).toEqual([200, his.user.id])
    expect(await isIn(his)).toBe(false)
    expect(await isIn(hers.body)).toBe(true)
    const mail = await lastMailTo(vera)
    expect(mail?.subject).toBe('We secured your Hanap account')
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('by signing in with another email address')
    expect((await signIn(mario)).body.user.id).not.toBe(his.user.id)
    expect((await signIn(vera)).body.user.id).toBe(his.user.id)
  })

  it('is hers where no mail is sent and nobody proved anything', async () => {
    const [mario, vera] = [newAddress('mario'), newAddress('vera')]
    const { body: his } = await signIn(mario, mute)
    expect((await mute.put('/user/update/', { as: his, body: { email: vera } })).body.email).toBe(vera)
    const hers = await signIn(vera, mute)
    expect([hers.status, hers.body.user.id]).toEqual([200, his.user.id])
    expect(await isIn(his, mute)).toBe(false)
    expect((await signIn(mario, mute)).body.user.id).not.toBe(his.user.id)
  })

  it('is hers also when he signs in while she resets', async () => {
    const { mario, vera, his } = await movedToVera()
    const [, ...late] = await Promise.all([reset(vera), signIn(mario), signIn(mario)])
    for (const { body } of late) expect(body.user?.id === his.user.id && (await isIn(body))).toBe(false)
  })
})

describe('Google that has the account’s own address', () => {
  it('still opens it after a reset, however the address is cased, and the mail does not speak of it', async () => {
    const liza = newAddress('liza')
    const { body } = await signIn(liza)
    await app.put('/user/update/', { as: body, body: { email: liza.replace('liza', 'LIZA') } })
    await reset(liza)
    expect((await lastMailTo(liza))?.text).not.toContain('another email address')
    expect((await signIn(liza)).body.user.id).toBe(body.user.id)
  })

  it('opens the way back in for who mistyped her password ten times', async () => {
    const person = await ana(app)
    await signIn(person.email)
    await reset(person.email)
    const login = async (password: string) =>
      (await app.post('/auth/login/', { body: { email: person.email, password } })).status
    for (let n = 0; n < 10; n++) await login('not-hers-1')
    expect(await login(PASSWORD)).toBe(429)
    expect((await signIn(person.email)).status).toBe(200)
    expect(await login(PASSWORD)).toBe(200)
  })
})
