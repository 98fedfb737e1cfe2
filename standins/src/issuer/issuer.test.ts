import { createHash, randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { makeFolder } from '../../test/boards.ts'
import { type IssuerOptions, type RunningIssuer, startIssuer } from './issuer.ts'
import { createIssuerVisitor } from './visitor.ts'

const started: RunningIssuer[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map((issuer) => issuer.close()))
})

async function open(options: Partial<IssuerOptions> = {}) {
  const issuer = await startIssuer({ dataDir: await makeFolder(), ...options })
  started.push(issuer)
  return issuer
}

const verifier = randomBytes(32).toString('base64url')

function authorization(issuer: RunningIssuer, more: Record<string, string> = {}) {
  const url = new URL('/auth', issuer.url)
  url.search = new URLSearchParams({
    client_id: issuer.clientId,
    response_type: 'code',
    redirect_uri: 'http://localhost:4321/oauth-callback',
    scope: 'openid email profile',
    state: 'st',
    nonce: 'no',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  }).toString()
  return url.href
}

async function exchange(issuer: RunningIssuer, code: string | null) {
  const response = await fetch(new URL('/token', issuer.url), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: code ?? '',
      redirect_uri: 'http://localhost:4321/oauth-callback',
      client_id: issuer.clientId,
      client_secret: issuer.clientSecret,
      code_verifier: verifier,
    }),
  })
  return (await response.json()) as { id_token?: string; error?: string }
}

function claimsIn(token = '') {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<
    string,
    unknown
  >
}

async function whoIs(issuer: RunningIssuer, account: string, visitor = createIssuerVisitor()) {
  const back = await visitor.signIn(authorization(issuer), { account })
  expect(back.searchParams.get('iss')).toBe(issuer.url)
  expect(back.searchParams.get('state')).toBe('st')
  const code = back.searchParams.get('code')
  const claims = claimsIn((await exchange(issuer, code)).id_token)
  expect(await exchange(issuer, code)).toMatchObject({ error: 'invalid_grant' })
  return claims
}

test.each([
  [
    'ana@example.com',
    { email: 'ana@example.com', email_verified: true, given_name: 'Ana', family_name: 'Reyes' },
  ],
  ['Paolo Cruz', { email: 'paolo.cruz@example.com', email_verified: false }],
  ['liza.soberano@example.com', { email_verified: true, given_name: 'Liza', family_name: 'Soberano' }],
])('%s signs in and the site learns who that is; the code works once', async (account, claims) => {
  const issuer = await open()
  expect(await whoIs(issuer, account)).toMatchObject({
    iss: issuer.url,
    aud: 'hanap',
    nonce: 'no',
    ...claims,
  })
})

test('its home page says what it is and lists the accounts', async () => {
  const { url } = await open()
  const response = await fetch(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/html')
  const page = await response.text()
  for (const text of ['A sign-in provider to try with', 'ana@example.com', 'not verified', 'Rosa Lim'])
    expect(page).toContain(text)
})

test('rosa shares no address', async () => {
  const claims = await whoIs(await open(), 'Rosa Lim')
  expect(claims).not.toHaveProperty('email')
  expect(claims['name']).toBe('Rosa Lim')
})

test('a person who denies is sent back with that', async () => {
  const issuer = await open()
  const back = await createIssuerVisitor().signIn(authorization(issuer), { account: 'Ana', consent: 'no' })
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(back.searchParams.get('code')).toBeNull()
})

test('the same person comes back under the same subject and key after a restart', async () => {
  const dataDir = await makeFolder()
  const first = await open({ dataDir })
  const before = await whoIs(first, 'liza@example.com')
  const keysOf = async ({ url }: RunningIssuer) => (await fetch(new URL('/jwks', url))).text()
  const keys = await keysOf(first)
  await first.close()
  const second = await open({ dataDir })
  expect((await whoIs(second, 'liza@example.com'))['sub']).toBe(before['sub'])
  expect(await keysOf(second)).toBe(keys)
})

test('prompt=none shows no page: it needs a session, and then answers at once', async () => {
  const issuer = await open()
  const visitor = createIssuerVisitor()
  const silent = () => visitor.signIn(authorization(issuer, { prompt: 'none' }), { account: 'nobody' })
  expect((await silent()).searchParams.get('error')).toBe('login_required')
  await visitor.signIn(authorization(issuer), { account: 'ana@example.com' })
  expect((await silent()).searchParams.get('code')).toBeTruthy()
})

test('several people sign in one after another in one browser, and each comes back', async () => {
  const issuer = await open()
  const visitor = createIssuerVisitor()
  for (const account of [
    'ana@example.com',
    'maya.villanueva@example.com',
    'liza@example.com',
    'ana@example.com',
  ])
    expect(await whoIs(issuer, account, visitor)).toMatchObject({ email: account })
})

test('somebody who says no as another account leaves the one of before signed in', async () => {
  const issuer = await open()
  const visitor = createIssuerVisitor()
  await whoIs(issuer, 'ana@example.com', visitor)
  const denied = await visitor.signIn(authorization(issuer), { account: 'Maya', consent: 'no' })
  expect(denied.searchParams.get('error')).toBe('access_denied')
  expect(await whoIs(issuer, 'Maya', visitor)).toMatchObject({ given_name: 'Maya' })
})

test('prompt=consent asks again', async () => {
  const issuer = await open()
  const visitor = createIssuerVisitor()
  await visitor.signIn(authorization(issuer), { account: 'ana@example.com' })
  const again = (more = {}) =>
    visitor.signIn(authorization(issuer, more), { account: 'ana@example.com', consent: 'no' })
  expect((await again()).searchParams.get('code')).toBeTruthy()
  expect((await again({ prompt: 'consent' })).searchParams.get('error')).toBe('access_denied')
})

test.each([
  'http://localhost:4321/elsewhere',
  'http://evil.example/oauth-callback',
  'https://localhost:4321/oauth-callback',
])('the browser is never sent to %s', async (redirect_uri) => {
  const issuer = await open()
  const visit = createIssuerVisitor().signIn(authorization(issuer, { redirect_uri }), { account: 'Ana' })
  await expect(visit).rejects.toThrow('redirect_uri_mismatch')
})

test('with given redirect addresses it takes no other', async () => {
  const issuer = await open({ redirectUris: ['https://jobs.example.com/oauth-callback'] })
  const visit = createIssuerVisitor().signIn(authorization(issuer), { account: 'Ana' })
  await expect(visit).rejects.toThrow('redirect_uri_mismatch')
})
