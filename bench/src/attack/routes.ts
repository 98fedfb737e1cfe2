import { createHmac } from 'node:crypto'
import { ONE_CLICK_PATH } from '@hanap/contract/notices/notifications'
import { pages } from '@hanap/contract/site/pages'
import { api } from '@hanap/contract/wire/api'
import { type Endpoint, endpoint } from '@hanap/contract/wire/endpoint'
import { PAYMENT_KEYS } from '@hanap/standins/payments/payments'
import * as z from 'zod'
import data from '../../data/attack.json' with { type: 'json' }
import type { Choices } from '../harness/random.ts'
import type { OwnPool } from './pool.ts'
import type { AttackRequest } from './request.ts'

export type Route = Endpoint & {
  /** Defaults to '/api'. */
  root?: '' | '/api'
  /** Valid content, if no schema describes it. */
  fills?: (pool: OwnPool, choices: Choices) => Partial<AttackRequest>
  /** Headers computed from the body. */
  sign?: (body: Buffer) => Record<string, string>
}

const anything = z.object({ page: z.optional(z.string()) })
const atSite = { access: 'public', summary: 'Outside the contract', root: '' } as const
const below = { access: 'public', summary: 'Outside the contract' } as const

/** Signed with the stand-in's key. */
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

function messageOf(pool: OwnPool, choices: Choices) {
  const intent = pool.textNamed('payment_intent_id') ?? 'pi_nobodys'
  const inner = { payment_intent_id: intent, payment_id: `pay_${choices.below(1e6)}`, amount: 49_900 }
  return {
    data: {
      id: `evt_${choices.below(500)}`,
      type: 'event',
      attributes: {
        type: choices.one(data.message_types),
        livemode: choices.chance(0.1),
        data: { id: choices.one([intent, inner.payment_id]), type: 'payment', attributes: inner },
      },
    },
  }
}

const oneClick = { ...below, path: ONE_CLICK_PATH, query: z.object({ token: z.string() }) } as const
/** As mail programs send. */
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

const pagePaths: readonly string[] = [
  ...Object.values(pages).map(({ path }) => `${path.replace(/\$\w+/, '1')}/`.replace('//', '/')),
  ...data.page_paths,
]
const pageRoute = {
  ...atSite,
  path: '/:page/',
  params: z.object({ page: z.string() }),
  query: anything,
} as const
const fillPage: Route['fills'] = (_, choices) => (choices.chance(0.7) ? { path: choices.one(pagePaths) } : {})

/** Addresses outside the contract; a test finds missing ones. */
export const outsideContract: readonly Route[] = [
  cardMessage('/webhooks/card-payments/'),
  cardMessage('/webhooks/paymongo/'),
  unsubscribe,
  endpoint({ ...oneClick, method: 'GET', answers: { 303: null } }),
  {
    ...endpoint({ ...pageRoute, method: 'GET', answers: { 200: 'file', 301: null, 404: 'file' } }),
    fills: fillPage,
  },
  // Before its page's script has loaded.
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
    fills: (_, choices) => (choices.chance(0.7) ? { path: choices.one(data.docs_paths) } : {}),
  },
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

export const routes: readonly Route[] = [...api, ...outsideContract]
