import type { RequestListener, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/doubles/outside-board.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { createNoProvider, createOpenidProvider } from './openid.ts'
import { ProviderProblem } from './port.ts'

const REDIRECT = 'http://localhost:3000/oauth-callback'
const CLIENT = { clientId: 'hanap', clientSecret: 'between us' }
/** Milliseconds, only for calls that are never answered. */
const SHORT_PATIENCE = 400

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()))
})

type Answers = Record<string, (response: ServerResponse) => void>

/** A provider with good discovery, unless `answers` says otherwise. */
async function open(answers: Answers = {}, timeoutMs?: number) {
  const asked: string[] = []
  const clock = createTestClock()
  const listener: RequestListener = (request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    asked.push(path)
    const answer = answers[path]
    if (answer) return answer(response)
    if (path !== '/.well-known/openid-configuration') return response.writeHead(404).end()
    return sendJson(response, metadataOf(server.url))
  }
  const server = await startServer(listener)
  ends.push(server.close)
  const provider = createOpenidProvider({
    ...CLIENT,
    issuer: server.url,
    clock,
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
  return { provider, asked, clock, url: server.url, answers }
}

const metadataOf = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/auth`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/jwks`,
  token_endpoint_auth_methods_supported: ['client_secret_post'],
})

function sendJson(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function kindOf(call: Promise<unknown>): Promise<string> {
  const outcome = await call.then(
    () => 'no problem',
    (error: unknown) => error,
  )
  return outcome instanceof ProviderProblem ? outcome.kind : String(outcome)
}

const secrets = { state: 's', nonce: 'n', verifier: 'v'.repeat(43) }
const finish = ({ provider }: Awaited<ReturnType<typeof open>>) =>
  provider.finish({ code: 'c', iss: undefined }, REDIRECT, secrets)

const broken: [string, (response: ServerResponse) => void, timeoutMs?: number][] = [
  ['never answers', () => {}, SHORT_PATIENCE],
  [
    'stops in the middle',
    (response) => void response.writeHead(200, json).write('{"issuer":'),
    SHORT_PATIENCE,
  ],
  [
    'is cut off',
    (response) => {
      response.writeHead(200, { ...json, 'content-length': '500' }).write('{')
      response.destroy()
    },
  ],
  ['hangs up', (response) => void response.destroy()],
  ['answers garbage', (response) => void response.writeHead(200, json).end('{"issuer"')],
  ['answers a page', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
  ['answers a list', (response) => sendJson(response, [])],
  ['answers an empty object', (response) => sendJson(response, {})],
  ['answers without end', (response) => sendJson(response, { issuer: 'x'.repeat(300_000) })],
  ['fails', (response) => sendJson(response, { error: 'server_error' }, 500)],
  ['sends us on', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
]
const json = { 'content-type': 'application/json' }

describe('A provider is down when its discovery', () => {
  it.each(broken)('%s', async (_, answer, timeoutMs) => {
    const { provider } = await open({ '/.well-known/openid-configuration': answer }, timeoutMs)
    expect(await kindOf(provider.begin(REDIRECT))).toBe('down')
  })

  it.each<[string, (url: string) => object]>([
    ['is another provider’s', (url) => ({ ...metadataOf(url), issuer: 'https://evil.example' })],
    ['names no page to go to', (url) => ({ ...metadataOf(url), authorization_endpoint: undefined })],
    ['names a script', (url) => ({ ...metadataOf(url), authorization_endpoint: 'javascript:alert(1)' })],
    ['names a file', (url) => ({ ...metadataOf(url), jwks_uri: 'file:///etc/passwd' })],
    ['names no keys', (url) => ({ ...metadataOf(url), jwks_uri: undefined })],
    ['names nonsense', (url) => ({ ...metadataOf(url), userinfo_endpoint: 7 })],
  ])('%s', async (_, metadata) => {
    const place = await open()
    place.answers['/.well-known/openid-configuration'] = (response) => sendJson(response, metadata(place.url))
    expect(await kindOf(place.provider.begin(REDIRECT))).toBe('down')
  })
})

describe('A provider is down when its answer to the code', () => {
  it.each(broken)('%s', async (_, answer, timeoutMs) => {
    expect(await kindOf(finish(await open({ '/token': answer }, timeoutMs)))).toBe('down')
  })
})

describe('A provider is down when its keys', () => {
  const token = (response: ServerResponse) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: urlOf(response), aud: 'hanap', sub: '1', nonce: 'n', iat: now, exp: now + 60 }
    const id_token = `${part({ alg: 'RS256', kid: 'k' })}.${part(claims)}.c2lnbmVk`
    sendJson(response, { access_token: 'a', token_type: 'Bearer', id_token })
  }
  const urlOf = (response: ServerResponse) => `http://${response.req.headers.host}`

  it.each(broken)('%s', async (_, answer, timeoutMs) => {
    expect(await kindOf(finish(await open({ '/token': token, '/jwks': answer }, timeoutMs)))).toBe('down')
  })

  it('cannot be told from a lie when they do not fit the signature', async () => {
    const jwks = (response: ServerResponse) => sendJson(response, { keys: [] })
    expect(await kindOf(finish(await open({ '/token': token, '/jwks': jwks })))).toBe('refused')
  })
})

describe('What a provider says of itself', () => {
  it('is asked once for many who come at once, and again after an hour', async () => {
    const { provider, asked, clock } = await open()
    await Promise.all([1, 2, 3].map(() => provider.begin(REDIRECT)))
    await provider.begin(REDIRECT)
    expect(asked).toHaveLength(1)
    clock.advance({ minutes: 60 })
    await provider.begin(REDIRECT)
    expect(asked).toHaveLength(2)
  })

  it('is asked again after it could not be read', async () => {
    const place = await open({
      '/.well-known/openid-configuration': (response) => sendJson(response, {}, 500),
    })
    expect(await kindOf(place.provider.begin(REDIRECT))).toBe('down')
    delete place.answers['/.well-known/openid-configuration']
    expect(await kindOf(place.provider.begin(REDIRECT))).toBe('no problem')
  })
})

it('Every sign-in has secrets of its own', async () => {
  const { provider } = await open()
  const [one, two] = await Promise.all([provider.begin(REDIRECT), provider.begin(REDIRECT)])
  for (const name of ['state', 'nonce', 'verifier'] as const)
    expect(one.secrets[name]).not.toBe(two.secrets[name])
  expect(one.url).not.toContain(one.secrets.verifier)
})

it('Nobody is asked by plain http but on this machine', async () => {
  const provider = createOpenidProvider({ ...CLIENT, issuer: 'http://192.0.2.1', clock: createTestClock() })
  expect(await kindOf(provider.begin(REDIRECT))).toBe('down')
})

it('Without a provider there is none', async () => {
  expect(await kindOf(createNoProvider().begin(REDIRECT))).toBe('missing')
  expect(await kindOf(createNoProvider().finish({ code: 'c', iss: undefined }, REDIRECT, secrets))).toBe(
    'missing',
  )
})
