/** @module-tag security */
import { Events, type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSignInBrowser } from '../../../test/doubles/social-sign-in.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { refusals } from './rules.ts'

const CLIENT = { clientId: 'hanap', clientSecret: 'between us' }

let provider: OAuth2Server
let app: TestApp
let subjects = 0
beforeAll(async () => {
  provider = new OAuth2Server()
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, '127.0.0.1')
  app = await startApp({
    config: {
      signIn: { provider: { issuer: provider.issuer.url ?? '', ...CLIENT }, providerName: 'Google' },
    },
  })
})
afterEach(() => {
  provider.service.removeAllListeners()
})
afterAll(async () => {
  await app.close()
  await provider.stop()
})

/** The provider asks no questions. */
async function walk(authorizationUrl: string) {
  const response = await fetch(authorizationUrl, { redirect: 'manual' })
  const back = new URL(response.headers.get('location') ?? '')
  return { code: back.searchParams.get('code') ?? '' }
}

const signIn = () => createSignInBrowser(app).signIn(walk)

/** `change` falsifies the provider's claims. */
function says(change: (token: MutableToken) => void = () => {}) {
  const subject = `subject-${++subjects}`
  const address = `${subject}@example.com`
  provider.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    Object.assign(token.payload, { sub: subject, email: address, email_verified: true, name: 'Ana Reyes' })
    change(token)
  })
  return { subject, address }
}

function answersTokens(change: (response: MutableResponse) => void) {
  provider.service.on(Events.BeforeResponse, change)
}

/** The result of a sign-in as one line. */
async function outcome() {
  const before = await countUsers()
  const { status, body } = await signIn()
  const made = (await countUsers()) - before
  return `${status} ${body.code}, ${made} accounts made: ${body.detail}`
}

const refused = (text: string) => `400 sign-in-refused, 0 accounts made: ${text}`
const notConfirmed = refused(refusals.notConfirmed('Google'))

const countUsers = async () => (await app.db.selectFrom('users').select('id').execute()).length

it('An honest answer signs ana in', async () => {
  const { address } = says()
  const { status, body } = await signIn()
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ email: address, first_name: 'Ana', last_name: 'Reyes' })
})

it('Who does not put the address into the token is asked for it', async () => {
  const { subject, address } = says(({ payload }) => {
    delete payload['email']
    delete payload['email_verified']
  })
  provider.service.once(Events.BeforeUserinfo, (response: MutableResponse) => {
    response.body = { sub: subject, email: address, email_verified: true }
  })
  expect((await signIn()).body.user.email).toBe(address)
})

describe('Nobody is signed in', () => {
  it.each<[string, (token: MutableToken) => void]>([
    ['the nonce of another sign-in', ({ payload }) => Object.assign(payload, { nonce: 'another' })],
    ['no nonce', ({ payload }) => Object.assign(payload, { nonce: undefined })],
    ['another issuer', ({ payload }) => Object.assign(payload, { iss: 'https://evil.example' })],
    ['another site’s audience', ({ payload }) => Object.assign(payload, { aud: 'another-site' })],
    [
      'several audiences, made for another',
      ({ payload }) => Object.assign(payload, { aud: ['hanap', 'other'], azp: 'other' }),
    ],
    ['no audience', ({ payload }) => Object.assign(payload, { aud: undefined })],
    ['a token that has expired', ({ payload }) => Object.assign(payload, { exp: payload.iat - 3600 })],
    ['a token of tomorrow', ({ payload }) => Object.assign(payload, { nbf: payload.iat + 86_400 })],
    ['a key nobody published', ({ header }) => Object.assign(header, { kid: 'unknown' })],
    ['no subject', ({ payload }) => Object.assign(payload, { sub: undefined })],
    ['an empty subject', ({ payload }) => Object.assign(payload, { sub: '' })],
    ['a subject without an end', ({ payload }) => Object.assign(payload, { sub: 'x'.repeat(256) })],
    ['a subject that hides', ({ payload }) => Object.assign(payload, { sub: 'a\u0000b' })],
  ])('by %s', async (_, change) => {
    says(change)
    expect(await outcome()).toBe(notConfirmed)
  })

  it.each<[string, (token: MutableToken) => void]>([
    ['says that it is not', ({ payload }) => Object.assign(payload, { email_verified: false })],
    ['does not say', ({ payload }) => Object.assign(payload, { email_verified: undefined })],
    ['says so in words', ({ payload }) => Object.assign(payload, { email_verified: 'true' })],
  ])('by an address of which the provider %s verified', async (_, change) => {
    says(change)
    expect(await outcome()).toBe(refused(refusals.emailUnverified('Google')))
  })

  it.each(['ana', 'ana@example.com\r\nBcc: all@example.com', 'a@b', `${'a'.repeat(300)}@example.com`, 7, ''])(
    'by the address %j',
    async (email) => {
      says(({ payload }) => Object.assign(payload, { email }))
      provider.service.on(Events.BeforeUserinfo, (response: MutableResponse) => {
        response.body = { sub: `subject-${subjects}`, email }
      })
      expect(await outcome()).toBe(refused(refusals.noEmail('Google')))
    },
  )

  it('by a signature that is not the provider’s', async () => {
    says()
    answersTokens(({ body }) => {
      if (body === '') return
      const [head, payload, signature = ''] = String(body['id_token']).split('.')
      body['id_token'] = [head, payload, `AAAA${signature.slice(4)}`].join('.')
    })
    expect(await outcome()).toBe(notConfirmed)
  })

  it('by a token that is not signed at all', async () => {
    says()
    answersTokens(({ body }) => {
      if (body === '') return
      const [, payload] = String(body['id_token']).split('.')
      const head = Buffer.from('{"alg":"none"}').toString('base64url')
      body['id_token'] = `${head}.${payload}.`
    })
    expect(await outcome()).toBe(notConfirmed)
  })

  it('by a token that our own secret signed', async () => {
    says()
    answersTokens(({ body }) => {
      if (body === '') return
      const [, payload] = String(body['id_token']).split('.')
      const head = Buffer.from('{"alg":"HS256"}').toString('base64url')
      body['id_token'] = `${head}.${payload}.c2lnbmVk`
    })
    expect(await outcome()).toBe(notConfirmed)
  })

  it('by what the provider says of somebody else when asked', async () => {
    says(({ payload }) => Object.assign(payload, { email: undefined }))
    provider.service.once(Events.BeforeUserinfo, (response: MutableResponse) => {
      response.body = { sub: 'somebody-else', email: 'somebody@example.com', email_verified: true }
    })
    expect(await outcome()).toBe(notConfirmed)
  })

  it('by a code that was used or is too old', async () => {
    says()
    answersTokens((response) => {
      response.statusCode = 400
      response.body = { error: 'invalid_grant', error_description: 'Bad Request' }
    })
    expect(await outcome()).toBe(notConfirmed)
  })

  it('by a redirect address that the provider does not know; the answer names it', async () => {
    says()
    answersTokens((response) => {
      response.statusCode = 400
      response.body = { error: 'redirect_uri_mismatch' }
    })
    expect(await outcome()).toContain('400 sign-in-refused, 0 accounts made: redirect_uri_mismatch')
  })

  it('by a second account of the provider with an address that is ana’s', async () => {
    const { address } = says()
    expect((await signIn()).status).toBe(200)
    provider.service.removeAllListeners()
    says(({ payload }) => Object.assign(payload, { email: address.toUpperCase() }))
    expect(await outcome()).toBe(refused(refusals.otherAccount('Google', false)))
  })
})

describe('A provider that changed its keys', () => {
  it('turns nobody away', async () => {
    says()
    expect((await signIn()).status).toBe(200)
    await provider.issuer.keys.generate('RS256')
    for (let n = 0; n < 2; n++) expect((await signIn()).status).toBe(200)
  })
})

describe('A provider that does not work', () => {
  it.each<[string, (response: MutableResponse) => void]>([
    ['fails', (response) => Object.assign(response, { statusCode: 500, body: { error: 'server_error' } })],
    ['is busy', (response) => Object.assign(response, { statusCode: 503, body: '' })],
    ['asks to slow down', (response) => Object.assign(response, { statusCode: 429, body: '' })],
    [
      'does not know us',
      (response) => Object.assign(response, { statusCode: 401, body: { error: 'invalid_client' } }),
    ],
    ['answers nothing', (response) => Object.assign(response, { body: '' })],
    ['answers no token', (response) => Object.assign(response, { body: { hello: 'world' } })],
    ['answers without who it is', (response) => response.body !== '' && delete response.body['id_token']],
    ['answers without end', (response) => Object.assign(response, { body: { a: 'x'.repeat(400_000) } })],
  ])('is told as such when it %s', async (_, change) => {
    says()
    answersTokens(change)
    const { status, body } = await signIn()
    expect([status, body.code]).toEqual([502, 'outside-down'])
    expect(body.detail).toBe(
      'The sign-in service of Google is not answering right now. Please try again later.',
    )
  })
})
