import type { Intents } from '../charging/intents.ts'
import type { Methods } from '../charging/methods.ts'
import type { Refunds } from '../charging/refunds.ts'
import type { Area } from '../faults.ts'
import type { Intent } from '../records.ts'
import { type Webhook, type Webhooks, webhookResource } from '../webhooks/webhooks.ts'
import { invalid, notFound } from './api-error.ts'
import { createAttributeReader } from './attributes.ts'
import type { KeyKind } from './keys.ts'
import { methodResource, paymentResource, type Resource, refundResource } from './wire.ts'

export type Call = {
  id: string
  query: Record<string, unknown>
  body: unknown
  key: KeyKind
}
type Listed = { has_more?: boolean; data: Resource[] }
export type ApiRoute = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  area: Area
  /** The public key is accepted too. */
  isPublic?: boolean
  handle(call: Call): { data: Resource } | Listed
}

/** Each is synchronous. */
export function apiRoutes(world: {
  intents: Intents
  methods: Methods
  refunds: Refunds
  webhooks: Webhooks
}): ApiRoute[] {
  const { intents, methods, refunds, webhooks } = world
  const intentAnswer = (intent: Intent) => ({ data: intents.resource(intent) })
  const hookAnswer = (hook: Webhook) => ({ data: webhookResource(hook) })

  function attach({ id, body, key }: Call) {
    const intent = intents.get(id)
    const read = createAttributeReader(body)
    const methodId = read.text('payment_method', { required: true })
    const clientKey = read.text('client_key', { required: key === 'public' })
    const returnUrl = read.text('return_url', { pattern: /^https?:\/\/[^\s/]+/ }) || null
    read.end()
    checkClientKey(intent, clientKey)
    intents.attach(intent, methods.get(methodId), returnUrl)
    return intentAnswer(intent)
  }

  function retrieve({ id, query, key }: Call) {
    const intent = intents.get(id)
    const clientKey = String(query['client_key'] ?? '')
    if (key === 'public' && !clientKey)
      throw invalid('parameter_required', 'client_key is required.', 'client_key')
    checkClientKey(intent, clientKey)
    return intentAnswer(intent)
  }

  const setHook =
    (isEnabled: boolean) =>
    ({ id }: Call) => {
      const hook = webhooks.get(id)
      webhooks.enable(hook, isEnabled)
      return hookAnswer(hook)
    }

  return [
    {
      method: 'POST',
      path: '/payment_intents',
      area: 'create',
      handle: ({ body }) => intentAnswer(intents.create(body)),
    },
    { method: 'GET', path: '/payment_intents/:id', area: 'retrieve', isPublic: true, handle: retrieve },
    { method: 'POST', path: '/payment_intents/:id/attach', area: 'attach', isPublic: true, handle: attach },
    {
      method: 'POST',
      path: '/payment_intents/:id/cancel',
      area: 'cancel',
      handle({ id }) {
        const intent = intents.get(id)
        intents.cancel(intent)
        return intentAnswer(intent)
      },
    },
    {
      method: 'POST',
      path: '/payment_methods',
      area: 'method',
      isPublic: true,
      handle: ({ body }) => ({ data: methodResource(methods.create(body)) }),
    },
    {
      method: 'GET',
      path: '/payment_methods/:id',
      area: 'method',
      handle: ({ id }) => ({ data: methodResource(methods.get(id)) }),
    },
    {
      method: 'GET',
      path: '/payments',
      area: 'payment',
      handle: ({ query }) => pageOf(intents.payments().toReversed().map(paymentResource), query),
    },
    {
      method: 'GET',
      path: '/payments/:id',
      area: 'payment',
      handle: ({ id }) => ({ data: paymentResource(intents.payment(id)) }),
    },
    {
      method: 'POST',
      path: '/refunds',
      area: 'refund',
      handle: ({ body }) => ({ data: refundResource(refunds.create(body)) }),
    },
    {
      method: 'GET',
      path: '/refunds',
      area: 'refund',
      handle: ({ query }) => pageOf(refunds.all().toReversed().map(refundResource), query),
    },
    {
      method: 'GET',
      path: '/refunds/:id',
      area: 'refund',
      handle: ({ id }) => ({ data: refundResource(refunds.get(id)) }),
    },
    {
      method: 'POST',
      path: '/webhooks',
      area: 'webhook',
      handle: ({ body }) => hookAnswer(webhooks.create(body)),
    },
    {
      method: 'GET',
      path: '/webhooks',
      area: 'webhook',
      handle: () => ({ data: webhooks.all().map(webhookResource) }),
    },
    {
      method: 'GET',
      path: '/webhooks/:id',
      area: 'webhook',
      handle: ({ id }) => hookAnswer(webhooks.get(id)),
    },
    {
      method: 'PUT',
      path: '/webhooks/:id',
      area: 'webhook',
      handle({ id, body }) {
        const hook = webhooks.get(id)
        webhooks.update(hook, body)
        return hookAnswer(hook)
      },
    },
    { method: 'POST', path: '/webhooks/:id/enable', area: 'webhook', handle: setHook(true) },
    { method: 'POST', path: '/webhooks/:id/disable', area: 'webhook', handle: setHook(false) },
  ]
}

/** A wrong key must not reveal an intent. */
function checkClientKey(intent: Intent, clientKey: string): void {
  if (clientKey && clientKey !== intent.clientKey) throw notFound('payment_intent', intent.id)
}

/** Newest first, by `limit` (10, at most 100), `after` and `before`. */
function pageOf(all: Resource[], query: Record<string, unknown>): Listed {
  const limit = Math.min(Math.max(Math.trunc(Number(query['limit'] ?? 10)) || 10, 1), 100)
  const placeOf = (id: unknown) => all.findIndex((one) => one.id === id)
  if (query['before'] !== undefined) {
    const end = Math.max(placeOf(query['before']), 0)
    return { has_more: end > limit, data: all.slice(Math.max(end - limit, 0), end) }
  }
  const start = query['after'] === undefined ? 0 : placeOf(query['after']) + 1
  return { has_more: start + limit < all.length, data: all.slice(start, start + limit) }
}
