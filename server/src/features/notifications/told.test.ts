import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningIssuer, startIssuer } from '@hanap/standins/issuer/issuer'
import { createIssuerVisitor } from '@hanap/standins/issuer/visitor'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectBoard } from '../../../test/applying.ts'
import { connectedCarla, syncNow } from '../../../test/doubles/board-sync.ts'
import { mailsTo, tokenIn } from '../../../test/doubles/outbox.ts'
import { createSignInBrowser } from '../../../test/doubles/social-sign-in.ts'
import { pay } from '../../../test/paying.ts'
import { ana } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let folder: string
let issuer: RunningIssuer
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanap-issuer-'))
  issuer = await startIssuer({ dataDir: folder })
  const { url, clientId, clientSecret } = issuer
  app = await startApp({
    board: { listings: { count: 1 } },
    inbox: {},
    payments: {},
    now: '2026-11-20T09:00:00Z',
    config: { signIn: { provider: { issuer: url, clientId, clientSecret }, providerName: 'Google' } },
  })
})
afterAll(async () => {
  await app.close()
  await issuer.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

const told = async (as: { token: string }) => (await app.get('/notifications/', { as })).body.results
const signIn = async ({ email, password }: { email: string; password: string }) =>
  (await app.post('/auth/login/', { body: { email, password } })).body as { token: string }

test('ana pays, and reads in the site that it went through; three days before the end, when it ends', async () => {
  const seeker = await ana(app)
  await pay(app, seeker)
  await app.payments.settleDue()
  expect(await told(seeker)).toMatchObject([
    {
      kind: 'payment',
      title: 'Your payment went through',
      text: 'Premium until Dec 20, 2026, 5:00 PM, for ₱100.00.',
      path: '/subscription/plans',
    },
  ])
  app.clock.set('2026-12-18T09:00:00Z')
  await Promise.all([app.remindEndings(), app.remindEndings()])
  await app.remindEndings()
  expect(await told(await signIn(seeker))).toMatchObject([
    { kind: 'payment', title: 'Your Premium plan ends on Dec 20, 2026, 5:00 PM' },
    { title: 'Your payment went through' },
  ])
})

test('ana changes her password, and finds it in the list when she is back', async () => {
  const seeker = await ana(app)
  const fresh = 'Kalamansi-at-toyo-7'
  const body = { old_password: seeker.password, new_password1: fresh, new_password2: fresh }
  expect((await app.post('/auth/password/change/', { as: seeker, body })).status).toBe(200)
  expect(await told(await signIn({ ...seeker, password: fresh }))).toMatchObject([
    { kind: 'security', title: 'Your password was changed', path: '/settings?tab=password' },
  ])
})

test('ana changes her address, and is told once the new one is proved', async () => {
  const seeker = await ana(app)
  const email = `new-${seeker.email}`
  await app.put('/user/update/', { as: seeker, body: { email } })
  expect(await told(seeker)).toEqual([])
  const token = tokenIn((await mailsTo(app, email)).at(-1))
  await app.post('/auth/email/verify/', { body: { token } })
  expect(await told(seeker)).toMatchObject([
    {
      kind: 'security',
      title: 'Your email address was changed',
      text: `We now send emails about your account to ${email}.`,
    },
  ])
})

test('a sign-in through a provider that opens ana’s account for the first time is told, and later ones are not', async () => {
  const seeker = await ana(app)
  const throughGoogle = () =>
    createSignInBrowser(app).signIn(async (authorizationUrl) => {
      const back = await createIssuerVisitor().signIn(authorizationUrl, { account: seeker.email })
      return { code: back.searchParams.get('code') ?? '', iss: back.searchParams.get('iss') ?? '' }
    })
  const { body } = await throughGoogle()
  await throughGoogle()
  expect(await told(body)).toMatchObject([{ kind: 'security', title: 'You can now log in with Google' }])
})

test('a board that no longer lets carla in is told once, until it is mended', async () => {
  const { seeker, account } = await connectedCarla(app)
  await app.board.control({ password: 'new-mango-7', email: account.email })
  await syncNow(app, seeker)
  await syncNow(app, seeker)
  const trouble = {
    kind: 'board-account',
    title: 'Your Online Jobs Portal account needs you',
    path: '/settings?tab=integrations',
  }
  expect(await told(seeker)).toMatchObject([trouble])
  await connectBoard(app, seeker, { ...account, password: 'new-mango-7' })
  app.clock.advance({ minutes: 10 })
  await app.board.control({ password: 'newer-mango-8', email: account.email })
  await syncNow(app, seeker)
  expect(await told(seeker)).toMatchObject([trouble, trouble])
})
