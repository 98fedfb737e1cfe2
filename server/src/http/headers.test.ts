/** @module-tag security */
import { afterEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../test/start-app.ts'
import type { PaymentConfig } from '../config/payments.ts'

const payments: PaymentConfig = {
  url: 'https://api.provider.example/v1',
  secretKey: 'sk_test_oursAlone',
  publicKey: 'pk_test_forEveryone',
  webhookSecret: 'whsk_betweenUs',
  isLive: false,
  cardMode: 'browser',
}

let app: TestApp
afterEach(() => app.close())

/** Origins the page's content security policy allows. */
async function connectsTo(given: PaymentConfig | undefined, url = '/') {
  app = await startApp({ config: { payments: given }, hasSite: true })
  const { headers } = await app.http.inject({ url })
  return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
}

test('pages call the provider of payments where the browser gives it the card', async () => {
  expect(await connectsTo(payments)).toBe("'self' https://api.provider.example")
})

test('and nobody but us where the server does, or nobody takes cards', async () => {
  expect(await connectsTo({ ...payments, cardMode: 'server' })).toBe("'self'")
  await app.close()
  expect(await connectsTo(undefined)).toBe("'self'")
})

test('a page at an address that cannot be decoded has the same rules', async () => {
  expect(await connectsTo(payments, '/%zz')).toBe("'self' https://api.provider.example")
})

test('an answer that is no page may load nothing, and carries nothing that only pages need', async () => {
  app = await startApp({ hasSite: true })
  const { headers } = await app.http.inject({ url: '/api/auth/subscription/plans/' })
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers).not.toHaveProperty('permissions-policy')
})

test('pages alone in their window, without camera, microphone, place or payment', async () => {
  app = await startApp({ hasSite: true })
  for (const url of ['/', '/nothing-here', '/%zz', '/api/docs/']) {
    const { headers } = await app.http.inject({ url })
    expect(headers, url).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'x-content-type-options': 'nosniff',
    })
    expect(String(headers['content-security-policy']), url).toContain("script-src 'self'")
  }
})
