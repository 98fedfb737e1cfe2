import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const board = { BOARD_URL: 'https://board.example' }
const own = {
  PAYMENT_API_URL: 'https://api.paymongo.com/v1',
  PAYMENT_SECRET_KEY: 'sk_test_oursAlone',
  PAYMENT_PUBLIC_KEY: 'pk_test_forEveryone',
  PAYMENT_WEBHOOK_SECRET: 'whsk_betweenUs',
}
const live = { PAYMENT_SECRET_KEY: 'sk_live_oursAlone', PAYMENT_PUBLIC_KEY: 'pk_live_forEveryone' }

test('a default start takes cards through the stand-in, on the sixth port after its own', () => {
  expect(readConfig({ PORT: '4000' }).payments).toMatchObject({
    url: 'http://127.0.0.1:4006/v1',
    secretKey: 'sk_test_hanapOnThisMachine',
    cardMode: 'server',
  })
  expect(readConfig({ PAYMENT_CARD_MODE: 'browser' }).payments?.cardMode).toBe('browser')
})

test('an installation takes cards through whom its operator names, and not at all without that', () => {
  const payments = {
    url: 'https://api.paymongo.com/v1',
    secretKey: 'sk_test_oursAlone',
    publicKey: 'pk_test_forEveryone',
    webhookSecret: 'whsk_betweenUs',
    isLive: false,
    cardMode: 'server',
  }
  expect(readConfig({ ...board, ...own }).payments).toEqual(payments)
  expect(readConfig({ ...own, PAYMENT_API_URL: 'https://api.paymongo.com' }).payments).toEqual(payments)
  expect(readConfig(board).payments).toBeUndefined()
})

test('real money moves once somebody said who gets the cards', () => {
  const chosen = { ...own, ...live, PAYMENT_CARD_MODE: 'browser' }
  expect(readConfig(chosen).payments).toMatchObject({
    secretKey: live.PAYMENT_SECRET_KEY,
    isLive: true,
    cardMode: 'browser',
  })
  expect(() => readConfig({ ...own, ...live })).toThrow('Configuration: PAYMENT_CARD_MODE is missing')
})

test.each([
  [{ PAYMENT_API_URL: '' }, 'PAYMENT_API_URL is missing'],
  [{ PAYMENT_SECRET_KEY: '' }, 'PAYMENT_SECRET_KEY is missing'],
  [{ PAYMENT_PUBLIC_KEY: '' }, 'PAYMENT_PUBLIC_KEY is missing'],
  [{ PAYMENT_WEBHOOK_SECRET: '' }, 'PAYMENT_WEBHOOK_SECRET is missing'],
  [{ PAYMENT_API_URL: 'http://api.paymongo.com/v1' }, 'PAYMENT_API_URL must'],
  [{ PAYMENT_API_URL: 'https://us:secret@api.paymongo.com' }, 'PAYMENT_API_URL must'],
  [{ PAYMENT_SECRET_KEY: own.PAYMENT_PUBLIC_KEY }, 'PAYMENT_SECRET_KEY must'],
  [{ PAYMENT_PUBLIC_KEY: own.PAYMENT_SECRET_KEY }, 'PAYMENT_PUBLIC_KEY must'],
  [{ PAYMENT_WEBHOOK_SECRET: own.PAYMENT_SECRET_KEY }, 'PAYMENT_WEBHOOK_SECRET must'],
  [{ PAYMENT_PUBLIC_KEY: live.PAYMENT_PUBLIC_KEY }, 'PAYMENT_PUBLIC_KEY is of the other mode'],
  [{ ...live, PAYMENT_API_URL: 'http://127.0.0.1:4006/v1' }, 'PAYMENT_API_URL must be an https'],
  [{ PAYMENT_CARD_MODE: 'nobody' }, 'PAYMENT_CARD_MODE must be'],
])('with %j the start is refused, says why, and repeats no key', (wrong, said) => {
  const start = () => readConfig({ ...own, ...wrong })
  expect(start).toThrow(`Configuration: ${said}`)
  expect(start).not.toThrow('oursAlone')
})

test('a way to get cards is no use without somebody who takes them', () => {
  expect(() => readConfig({ ...board, PAYMENT_CARD_MODE: 'browser' })).toThrow('PAYMENT_API_URL is missing')
})
