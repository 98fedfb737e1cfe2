import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach } from 'vitest'
import { type PaymentsOptions, type RunningPayments, startPayments } from '../src/payments/payments.ts'

const started: { close(): Promise<unknown> }[] = []
afterEach(() => Promise.all(started.splice(0).map((one) => one.close())))

export const TODAY = new Date('2026-11-20T09:00:00Z')

/** Closed after the test. */
export async function openPayments(options: PaymentsOptions = {}): Promise<RunningPayments> {
  const payments = await startPayments({ now: () => TODAY, retryMs: 1_000_000, slowMs: 1, ...options })
  started.push(payments)
  return payments
}

export type Told = { status: number; text: string; json: Answered }
type Answered = {
  data: { id: string; attributes: Record<string, unknown> }
  errors: { code: string; detail: string; sub_code?: string; source?: unknown }[]
}

/** Calls as a shop's server; `key` may be undefined. */
export function shopOf(payments: RunningPayments) {
  async function call(
    method: string,
    path: string,
    attributes?: object,
    more: { key?: string | undefined; once?: string } = {},
  ): Promise<Told> {
    const key = 'key' in more ? more.key : payments.keys.secret
    const response = await fetch(payments.apiUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(key !== undefined && { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }),
        ...(attributes && { 'content-type': 'application/json' }),
        ...(more.once && { 'idempotency-key': more.once }),
      },
      ...(attributes && { body: JSON.stringify({ data: { attributes } }) }),
    })
    const body = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, text: body, json: isJson ? JSON.parse(body) : {} }
  }
  const post = (path: string, attributes?: object, more?: Parameters<typeof call>[3]) =>
    call('POST', path, attributes, more)
  const get = (path: string, more?: Parameters<typeof call>[3]) => call('GET', path, undefined, more)
  const makeIntent = async (more: object = {}) =>
    (await post('/payment_intents', { ...INTENT, ...more })).json.data.id
  const makeMethod = async (number: string, more: object = {}, billing: object = {}) => {
    const details = { card_number: number, exp_month: 12, exp_year: 2030, cvc: '123', ...more }
    return (await post('/payment_methods', { type: 'card', details, billing: { ...BILLING, ...billing } }))
      .json.data.id
  }
  return {
    call,
    post,
    get,
    makeIntent,
    makeMethod,
    /** Attaches the card. */
    async pay(number: string, more: { returnUrl?: string; intent?: object; billing?: object } = {}) {
      const id = await makeIntent(more.intent)
      const attached = await post(`/payment_intents/${id}/attach`, {
        payment_method: await makeMethod(number, {}, more.billing),
        ...(more.returnUrl && { return_url: more.returnUrl }),
      })
      const { attributes } = (await get(`/payment_intents/${id}`)).json.data
      return { id, attached, attributes: attributes as IntentAttributes }
    },
  }
}

type IntentAttributes = {
  status: string
  next_action: { redirect: { url: string; return_url: string } } | null
  last_payment_error: { failed_code: string } | null
  payments: { id: string; attributes: Record<string, unknown> }[]
}

export const INTENT = {
  amount: 10_000,
  currency: 'PHP',
  payment_method_allowed: ['card'],
  payment_method_options: { card: { request_three_d_secure: 'any' } },
  description: 'Subscription to Premium',
}
export const BILLING = { name: 'Ana Reyes', email: 'ana@example.com', phone: '+63 917 000 0000' }

export type Heard = { event: string; id: string; signature: string; body: string }

/** A server for webhooks, with a settable answer. */
export async function openEar() {
  const heard: Heard[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { data } = JSON.parse(body) as { data: { id: string; attributes: { type: string } } }
    heard.push({
      event: data.attributes.type,
      id: data.id,
      signature: String(request.headers['paymongo-signature']),
      body,
    })
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  started.push({
    close: () =>
      new Promise((done) => {
        server.close(done)
        server.closeAllConnections()
      }),
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    heard,
    answerWith(next: number) {
      status = next
    },
  }
}
