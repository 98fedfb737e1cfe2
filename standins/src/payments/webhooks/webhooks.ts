import { randomBytes } from 'node:crypto'
import { notFound } from '../api/api-error.ts'
import { createAttributeReader } from '../api/attributes.ts'
import { type Resource, seconds } from '../api/wire.ts'
import { makeId } from '../records.ts'

export const EVENT_TYPES = [
  'payment.paid',
  'payment.failed',
  'payment_intent.succeeded',
  'payment_intent.awaiting_payment_method',
  'refund.succeeded',
  'dispute.created',
  'dispute.resolved',
] as const

export type Webhook = {
  id: string
  url: string
  events: string[]
  secret: string
  isEnabled: boolean
  /** Events in a row of which every attempt failed. */
  failedInARow: number
  createdAt: number
  updatedAt: number
}

export type Webhooks = ReturnType<typeof createWebhooks>

export function createWebhooks(now: () => Date) {
  const hooks = new Map<string, Webhook>()
  const time = () => now().getTime()

  function add(given: { url: string; events?: readonly string[]; secret?: string }): Webhook {
    const hook: Webhook = {
      id: makeId('hook'),
      url: given.url,
      events: [...(given.events ?? EVENT_TYPES)],
      secret: given.secret || `whsk_${randomBytes(18).toString('hex')}`,
      isEnabled: true,
      failedInARow: 0,
      createdAt: time(),
      updatedAt: time(),
    }
    hooks.set(hook.id, hook)
    return hook
  }

  /** Disables all others. */
  function replace(given: Parameters<typeof add>[0]): Webhook {
    for (const hook of hooks.values()) hook.isEnabled = false
    return add(given)
  }

  function readChanges(body: unknown, required: boolean) {
    const read = createAttributeReader(body)
    const url = read.text('url', { required, pattern: /^https?:\/\/[^\s/]+/ })
    const events = read.texts('events', { required, among: EVENT_TYPES })
    read.end()
    return { url, events }
  }

  return {
    add,
    replace,
    /** @throws ApiError for a refused address or events */
    create: (body: unknown): Webhook => add(readChanges(body, true)),
    /** @throws ApiError */
    update(hook: Webhook, body: unknown) {
      const { url, events } = readChanges(body, false)
      if (url) hook.url = url
      if (events.length > 0) hook.events = events
      hook.updatedAt = time()
    },
    enable(hook: Webhook, isEnabled: boolean) {
      Object.assign(hook, { isEnabled, failedInARow: 0, updatedAt: time() })
    },
    /** @throws ApiError 404 */
    get(id: string): Webhook {
      const hook = hooks.get(id)
      if (!hook) throw notFound('webhook', id)
      return hook
    },
    all: (): Webhook[] => [...hooks.values()],
  }
}

export const webhookResource = (hook: Webhook): Resource => ({
  id: hook.id,
  type: 'webhook',
  attributes: {
    events: hook.events,
    livemode: false,
    secret_key: hook.secret,
    status: hook.isEnabled ? 'enabled' : 'disabled',
    url: hook.url,
    created_at: seconds(hook.createdAt),
    updated_at: seconds(hook.updatedAt),
  },
})
