import { createHmac } from 'node:crypto'
import { api } from '@hanap/contract/api'
import { type Endpoint, endpoint } from '@hanap/contract/endpoint'
import { ONE_CLICK_PATH } from '@hanap/contract/notifications'
import { pages } from '@hanap/contract/pages'
import { PAYMENT_KEYS } from '@hanap/standins/payments/payments'
import * as z from 'zod'
import type { Choices } from '../random.ts'
import type { OwnPool } from './pool.ts'
import type { AttackRequest } from './request.ts'

/** A call of the contract, or an address of ours outside it. */
export type Route = Endpoint & {
  /** What its path stands below; '/api' where nothing is said. */
  root?: '' | '/api'
  /** What is sent there as it should be, where no schema says it. */
  fills?: (pool: OwnPool, choices: Choices) => Partial<AttackRequest>
  /** Headers that its sender makes of the very bytes. */
  sign?: (body: Buffer) => Record<string, string>
}

/** Read by nobody there. */
const anything = z.object({ page: z.optional(z.string()) })
const atSite = { access: 'public', summary: 'Outside the contract', root: '' } as const
const below = { access: 'public', summary: 'Outside the contract' } as const

/** What the provider of payments tells by itself, signed as it signs, with the key that the stand-in has. */
const cardMessage = (path: Route['path']): Route => ({
  ...endpoint({
    ...below,
    method: 'POST',
    path,
    answers: { 200: z.object({ received: z.literal(true) }) },
  }),
  fills: (pool, choices) => ({ json: messageOf(pool, choices) }),
  sign(body) {
    const now = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', PAYMENT_KEYS.webhook).update(`${now}.`).update(body).digest('hex')
    return { 'paymongo-signature': `t=${now},te=${signature},li=` }
  },
})

const messageTypes = [
  'payment.paid',
  'payment.failed',
  'payment.refunded',
  'dispute.created',
  'source.chargeable',
]

function messageOf(pool: OwnPool, choices: Choices) {
  const intent = pool.textNamed('payment_intent_id') ?? 'pi_nobodys'
  const inner = { payment_intent_id: intent, payment_id: `pay_${choices.below(1e6)}`, amount: 49_900 }
  return {
    data: {
      id: `evt_${choices.below(500)}`,
      type: 'event',
      attributes: {
        type: choices.one(messageTypes),
        livemode: choices.chance(0.1),
        data: { id: choices.one([intent, inner.payment_id]), type: 'payment', attributes: inner },
      },
    },
  }
}

const oneClick = { ...below, path: ONE_CLICK_PATH, query: z.object({ token: z.string() }) } as const
/** What a mail program posts, in the two forms in which they do. */
const oneClickForms: readonly [type: string, text: string][] = [
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
]
const unsubscribe: Route = {
  ...endpoint({
    ...oneClick,
    method: 'POST',
    answers: { 200: z.object({ unsubscribed: z.literal(true) }) },
    problems: ['link-invalid'],
  }),
  fills(pool, choices) {
    const [type, text] = choices.one(oneClickForms)
    const token = choices.chance(0.7) ? pool.textNamed('unsubscribe_token') : undefined
    return {
      ...(token !== undefined && { query: [['token', token]] }),
      json: undefined,
      bytes: Buffer.from(text),
      headers: { 'content-type': type },
    }
  },
}

/** Addresses of pages, other names for them, and what looks like one. */
const pagePaths: readonly string[] = [
  ...Object.values(pages).map(({ path }) => `${path.replace(/\$\w+/, '1')}/`.replace('//', '/')),
  '/fil/',
  '/fil/about/',
  '/Employers/',
  '/fil/Employers/',
  '//evil.example/',
  '//evil.example/..%2fabout/',
  '/%2f%2fevil.example/',
  '/%61bout/',
  '/about//',
  '/\\evil.example/',
  '/verify-email/nena@example.com/',
  '/assets/..%2f..%2fserver/',
  '/%/',
]
const pageRoute = {
  ...atSite,
  path: '/:page/',
  params: z.object({ page: z.string() }),
  query: anything,
} as const
const fillPage: Route['fills'] = (_, choices) => (choices.chance(0.7) ? { path: choices.one(pagePaths) } : {})

/** The reader of the API's description, a library's, with its parts and the way out of them. */
const docsPaths: readonly string[] = [
  '/docs',
  '/docs/json',
  '/docs/yaml',
  '/docs/static/index.html',
  '/docs/static/swagger-initializer.js',
  '/docs/static/..%2f..%2fpackage.json',
]

/** Every address that the server answers and the contract does not hold. A test fails where another one is added. */
export const outsideContract: readonly Route[] = [
  cardMessage('/webhooks/card-payments/'),
  cardMessage('/webhooks/paymongo/'),
  unsubscribe,
  // Whoever opens it is led to the page that asks.
  endpoint({ ...oneClick, method: 'GET', answers: { 303: null } }),
  {
    ...endpoint({ ...pageRoute, method: 'GET', answers: { 200: 'file', 301: null, 404: 'file' } }),
    fills: fillPage,
  },
  // A form that was sent before its page's script was there: the page again. What no address can be is answered as for
  // who looks at it.
  { ...endpoint({ ...pageRoute, method: 'POST', answers: { 303: null, 404: 'file' } }), fills: fillPage },
  ...(['/robots.txt/', '/sitemap.xml/'] as const).map((path) =>
    endpoint({ ...atSite, method: 'GET', path, query: anything, answers: { 200: 'file' } }),
  ),
  endpoint({
    ...atSite,
    method: 'GET',
    path: '/healthz/',
    query: anything,
    answers: { 200: z.object({ status: z.literal('ok') }) },
  }),
  endpoint({
    ...atSite,
    method: 'GET',
    path: '/readyz/',
    query: anything,
    answers: { 200: z.object({ status: z.literal('ready') }) },
  }),
  {
    ...endpoint({
      ...below,
      method: 'GET',
      path: '/docs/:part/',
      params: z.object({ part: z.string() }),
      query: anything,
      answers: { 200: 'file', 302: null, 404: 'file' },
    }),
    fills: (_, choices) => (choices.chance(0.7) ? { path: choices.one(docsPaths) } : {}),
  },
  // Where nothing is.
  ...(['GET', 'POST'] as const).map((method) =>
    endpoint({
      ...below,
      method,
      path: '/no-such-call/:id/',
      params: z.object({ id: z.string() }),
      answers: {},
    }),
  ),
]

/** Everything that is called. */
export const routes: readonly Route[] = [...api, ...outsideContract]
