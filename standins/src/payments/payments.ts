import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { apiRoutes } from './api/api-routes.ts'
import { createIdempotency } from './api/idempotency.ts'
import { serveApi } from './api/serve-api.ts'
import { createIntents } from './charging/intents.ts'
import { createMethods } from './charging/methods.ts'
import { createRefunds } from './charging/refunds.ts'
import { createSettling, type SettlingMode } from './charging/settling.ts'
import { type PaymentsCommand, runCommand } from './commands.ts'
import { createFaults } from './faults.ts'
import { servePages } from './pages/serve-pages.ts'
import { createReceived, type Received } from './received.ts'
import { type DeliverySummary, deliveryOf, type IntentSummary, summaryOf } from './summaries.ts'
import { createDeliveries } from './webhooks/deliveries.ts'
import { createWebhooks } from './webhooks/webhooks.ts'

export type { DeliverySummary, IntentSummary, PaymentsCommand, Received }

export const PAYMENT_KEYS = {
  secret: 'sk_test_hanapOnThisMachine',
  public: 'pk_test_hanapOnThisMachine',
  webhook: 'whsk_hanapOnThisMachine',
} as const

export type PaymentsOptions = {
  /** Default: 127.0.0.1. */
  host?: string
  /** 0 for any free port */
  port?: number
  now?: () => Date
  secretKey?: string
  publicKey?: string
  /** Where events are sent; absent: nowhere. */
  webhook?: { url: string; secret?: string; events?: string[] }
  /** Default: 'at-once'. */
  settling?: SettlingMode
  /** How long a slow payment is processing, in milliseconds. Default: 6000. */
  settleMs?: number
  /** How long 'slow' waits, in milliseconds: longer than clients do. Default: 40000. */
  slowMs?: number
  /** Milliseconds before an event's second attempt; it doubles. Default: 2000. */
  retryMs?: number
}

export type RunningPayments = {
  url: string
  /** `url` and /v1. */
  apiUrl: string
  keys: { secret: string; public: string }
  /**
   * Resolves when the resulting events are answered.
   * @throws Error if the command does not apply
   */
  control(command: PaymentsCommand): Promise<{ id?: string }>
  /** Oldest first. */
  received(): readonly Received[]
  /** Oldest first. */
  intents(): IntentSummary[]
  /** Sent and held, oldest first. */
  deliveries(): DeliverySummary[]
  /** Resolves when no event is in flight. */
  idle(): Promise<void>
  close(): Promise<void>
}

/**
 * Works in memory. Of a card it keeps the last digits, the date and its effect.
 * @throws if the port is taken
 */
export async function startPayments(options: PaymentsOptions = {}): Promise<RunningPayments> {
  const { host = '127.0.0.1', now = () => new Date(), slowMs = 40_000 } = options
  const keys = {
    secret: options.secretKey ?? PAYMENT_KEYS.secret,
    public: options.publicKey ?? PAYMENT_KEYS.public,
  }
  // Aborts waiting work.
  const ending = new AbortController()
  let url = ''
  const faults = createFaults()
  const received = createReceived()
  const idempotency = createIdempotency(now)
  const webhooks = createWebhooks(now)
  if (options.webhook) webhooks.add({ secret: PAYMENT_KEYS.webhook, ...options.webhook })
  const deliveries = createDeliveries({
    now,
    webhooks,
    retryMs: options.retryMs ?? 2000,
    ending: ending.signal,
  })
  const settling = createSettling({ mode: options.settling ?? 'at-once', ms: options.settleMs ?? 6000 })
  const { emit } = deliveries
  const intents = createIntents({ now, settling, emit, pageUrl: (token) => `${url}/3d-secure/${token}` })
  const refunds = createRefunds({ now, intents, emit })
  const control = async (command: PaymentsCommand) => {
    const done = runCommand(command, {
      faults,
      intents,
      refunds,
      webhooks,
      deliveries,
      settling,
      idempotency,
      received,
      slowMs,
    })
    await deliveries.idle()
    return done
  }

  const app = await createApp()
  const methods = createMethods(now)
  serveApi(app, apiRoutes({ intents, methods, refunds, webhooks }), {
    keys,
    faults,
    payerOf: methods.payerOf,
    idempotency,
    received,
    settleDue: intents.settleDue,
    now,
    ending: ending.signal,
  })
  servePages(app, {
    intents,
    control,
    received: received.list,
    seen() {
      intents.settleDue()
      return {
        intents: intents.all(),
        disputeOf: refunds.disputeOf,
        deliveries: deliveries.all(),
        webhooks: webhooks.all(),
        faults: faults.pending(),
        webhookFaults: deliveries.faults(),
        settling: settling.usual().mode,
        keys,
      }
    },
  })
  await app.listen({ host, port: options.port ?? 0 })
  url = `http://${host}:${(app.server.address() as AddressInfo).port}`
  let closing: Promise<void> | undefined
  return {
    url,
    apiUrl: `${url}/v1`,
    keys,
    control,
    received: received.list,
    intents: () => intents.all().map((one) => summaryOf(one, refunds.disputeOf)),
    deliveries: () => deliveries.all().map(deliveryOf),
    idle: deliveries.idle,
    close() {
      ending.abort()
      intents.close()
      deliveries.close()
      closing ??= app.close()
      return closing
    },
  }
}

async function createApp(): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  await app.register(formbody)
  // Clients send an empty body as JSON.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)))
    } catch {
      done(Object.assign(new Error('no JSON'), { statusCode: 400 }))
    }
  })
  return app
}
