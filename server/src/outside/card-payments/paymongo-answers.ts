import * as z from 'zod'
import { isLoopback } from '../../lib/loopback.ts'
import { declineFor } from './declines.ts'
import { type PaymentIntent, PaymentProblem } from './port.ts'

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9]{1,60}$`))
/** Centavos. */
const money = z.int().min(0)
const seconds = z.int().transform((time) => new Date(time * 1000))

const refundSchema = z
  .object({ attributes: z.object({ amount: money, status: z.string().nullish() }) })
  .nullable()
  .catch(null)

const paymentSchema = z.object({
  id: id('pay'),
  attributes: z.object({
    status: z.string(),
    paid_at: seconds.nullish(),
    fee: money.nullish(),
    disputed: z.boolean().nullish(),
    refunds: z.array(refundSchema).nullish(),
    source: z.object({ brand: z.string().nullish(), last4: z.string().nullish() }).nullish(),
    failed_code: z.string().nullish(),
  }),
})

const TAKEN = ['paid', 'refunded', 'partially_refunded']

const states = {
  awaiting_payment_method: 'needs-card',
  awaiting_next_action: 'needs-action',
  processing: 'processing',
  succeeded: 'paid',
  cancelled: 'cancelled',
} as const

const intentSchema = z.object({
  data: z.object({
    id: id('pi'),
    attributes: z.object({
      amount: money,
      currency: z.string(),
      livemode: z.boolean(),
      status: z.enum(Object.keys(states) as (keyof typeof states)[]),
      metadata: z.record(z.string(), z.unknown()).nullish(),
      next_action: z.object({ redirect: z.object({ url: z.string() }) }).nullish(),
      last_payment_error: z.object({ failed_code: z.string().nullish() }).nullish(),
      payments: z.array(paymentSchema).nullish(),
    }),
  }),
})
const methodSchema = z.object({ data: z.object({ id: id('pm') }) })

/** @throws PaymentProblem 'garbage' */
export function intentIn(body: string, charged: 'no' | 'maybe' = 'no'): PaymentIntent {
  const { id, attributes } = parse(intentSchema, body, charged).data
  const state = states[attributes.status]
  const actionUrl = state === 'needs-action' ? pageOf(attributes.next_action?.redirect.url) : null
  if (state === 'needs-action' && actionUrl === null) throw garbage(charged)
  const reference = attributes.metadata?.['reference']
  return {
    id,
    amount: attributes.amount,
    currency: attributes.currency,
    isLive: attributes.livemode,
    reference: typeof reference === 'string' ? reference : null,
    state,
    actionUrl,
    decline: state === 'needs-card' ? declineOf(attributes) : null,
    payment: chargeOf(attributes.payments ?? [], attributes.amount),
    card: cardOf(attributes.payments ?? []),
  }
}

/** The provider's id of a card. @throws PaymentProblem 'garbage' */
export const methodIn = (body: string): string => parse(methodSchema, body, 'no').data.id

type Attributes = z.output<typeof intentSchema>['data']['attributes']

function declineOf({ last_payment_error, payments }: Attributes): PaymentIntent['decline'] {
  if (!last_payment_error) return null
  // An older error shape lacks the code; the failed attempt has it.
  const failed = payments?.findLast(({ attributes }) => attributes.status === 'failed')
  return declineFor(last_payment_error.failed_code ?? failed?.attributes.failed_code ?? '')
}

function chargeOf(payments: z.output<typeof paymentSchema>[], amount: number): PaymentIntent['payment'] {
  const taken = payments.find(({ attributes }) => TAKEN.includes(attributes.status))
  if (!taken) return null
  const { attributes } = taken
  return {
    id: taken.id,
    paidAt: attributes.paid_at ?? null,
    refunded: refundedOf(attributes, amount),
    disputed: attributes.disputed ?? false,
    fee: attributes.fee ?? null,
  }
}

/** The charged card, else the last declined one. */
function cardOf(payments: z.output<typeof paymentSchema>[]): PaymentIntent['card'] {
  const taken = payments.find(({ attributes }) => TAKEN.includes(attributes.status))
  const source = (taken ?? payments.at(-1))?.attributes.source
  if (!source) return null
  const last4 = source.last4 ?? ''
  return {
    brand: (source.brand ?? '').toLowerCase().slice(0, 30),
    last4: /^\d{4}$/.test(last4) ? last4 : '',
  }
}

/** Pending and failed refunds gave nothing back. */
function refundedOf(
  { status, refunds }: z.output<typeof paymentSchema>['attributes'],
  amount: number,
): number {
  const given = (refunds ?? []).filter((one) => (one?.attributes.status ?? 'succeeded') === 'succeeded')
  const sum = given.reduce((total, one) => total + (one?.attributes.amount ?? amount), 0)
  const isUnclear = status === 'refunded' || (status === 'partially_refunded' && sum === 0)
  return isUnclear ? amount : Math.min(sum, amount)
}

/** Encrypted or on this machine, without user or password. */
function pageOf(address: string | undefined): string | null {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined
  if (!url || url.username || url.password) return null
  const isOwn = url.protocol === 'http:' && isLoopback(url.hostname)
  return url.protocol === 'https:' || isOwn ? url.href : null
}

function parse<S extends z.ZodType>(schema: S, body: string, charged: 'no' | 'maybe'): z.output<S> {
  try {
    return schema.parse(JSON.parse(body))
  } catch {
    throw garbage(charged)
  }
}

const garbage = (charged: 'no' | 'maybe') =>
  new PaymentProblem('garbage', 'the answer cannot be read', { charged })
