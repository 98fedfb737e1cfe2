import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const google = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'ours',
  OIDC_CLIENT_SECRET: 'secret',
}

test('a default start signs in at the stand-in, on the fourth port after its own', () => {
  const { signIn } = readConfig({ PORT: '4000' })
  expect(signIn.provider?.issuer).toBe('http://127.0.0.1:4004')
  expect(signIn.providerName).toBe('Google')
})

test('an installation signs in where its operator says, and nowhere without that', () => {
  const board = { BOARD_URL: 'https://board.example' }
  const provider = { issuer: 'https://accounts.google.com', clientId: 'ours', clientSecret: 'secret' }
  expect(readConfig({ ...board, ...google, OIDC_NAME: 'Sulit ID' }).signIn).toEqual({
    provider,
    providerName: 'Sulit ID',
  })
  expect(readConfig({ ...google }).signIn.provider).toEqual(provider)
  expect(readConfig(board).signIn.provider).toBeUndefined()
})

test.each([
  [{ OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID'],
  [{ OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET'],
  [{ OIDC_ISSUER: '' }, 'OIDC_ISSUER'],
  [{ OIDC_ISSUER: '', OIDC_CLIENT_ID: '' }, 'OIDC_ISSUER'],
  [{ HOST: '0.0.0.0', BOARD_URL: 'https://board.example' }, 'PUBLIC_URL'],
  [{ HOST: '0.0.0.0', STANDINS: 'on' }, 'PUBLIC_URL'],
  [{ OIDC_ISSUER: 'http://accounts.example' }, 'OIDC_ISSUER'],
  [{ OIDC_ISSUER: 'http://127.0.0.1.evil.example' }, 'OIDC_ISSUER'],
  [{ OIDC_ISSUER: 'https://us:secret@accounts.example' }, 'OIDC_ISSUER'],
  [{ OIDC_ISSUER: 'https://accounts.example?for=us' }, 'OIDC_ISSUER'],
  [{ OIDC_ISSUER: 'accounts.google.com' }, 'OIDC_ISSUER'],
])('with %j the start is refused and says why', (wrong, name) => {
  expect(() => readConfig({ ...google, ...wrong })).toThrow(`Configuration: ${name} `)
})

test('behind any address, people come back to the one they type', () => {
  const behind = { HOST: '0.0.0.0', BOARD_URL: 'https://board.example', PUBLIC_URL: 'https://jobs.example' }
  const { signIn, publicHosts } = readConfig({ ...google, ...behind })
  expect(signIn.provider?.issuer).toBe(google.OIDC_ISSUER)
  expect(publicHosts).toEqual(['jobs.example'])
})
