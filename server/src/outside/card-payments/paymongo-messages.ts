import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { PaymentProblem, type ProviderMessage } from './port.ts'

/** Older messages may be replays; the provider signs each delivery again. */
const TOLERANCE_MS = 300_000
const LONGEST_HEADER = 500

const types: Readonly<Record<string, ProviderMessage['type']>> = {
  'payment.paid': 'paid',
  'payment_intent.succeeded': 'paid',
  'payment.failed': 'failed',
  'payment_intent.awaiting_payment_method': 'needs-card',
  'refund.succeeded': 'refunded',
  'payment.refunded': 'refunded',
  'dispute.created': 'disputed',
  'dispute.resolved': 'dispute-resolved',
}

const idSchema = z
  .string()
  .regex(/^[a-z]{2,10}_[A-Za-z0-9]{1,60}$/)
  .nullish()
  .catch(null)
const eventSchema = z.object({
  data: z.object({
    id: z.string().regex(/^evt_[A-Za-z0-9]{1,60}$/),
    attributes: z.object({
      type: z.string(),
      livemode: z.boolean(),
      data: z.object({
        id: idSchema,
        attributes: z.object({ payment_intent_id: idSchema, payment_id: idSchema }).nullish(),
      }),
    }),
  }),
})

/** @param given.isLive which of the header's two signatures counts */
export function createMessageReader(given: { webhookSecret: string; isLive: boolean }) {
  const { webhookSecret, isLive } = given

  /** The header is `t=SECONDS,te=HEX,li=HEX`: `te` signs test events, `li` live ones, and the other is empty. */
  function checkSignature(body: Buffer, header: string, now: Date) {
    if (header.length > LONGEST_HEADER) throw forged('unsigned')
    const { t, te, li } = partsOf(header)
    const signature = (isLive ? li : te) ?? ''
    if (t === undefined || !/^\d{1,12}$/.test(t) || !/^[0-9a-f]{64}$/.test(signature))
      throw forged('unsigned')
    const expected = createHmac('sha256', webhookSecret).update(`${t}.`).update(body).digest()
    if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) throw forged('of another hand')
    // After the signature, which covers the time.
    if (Math.abs(now.getTime() - Number(t) * 1000) > TOLERANCE_MS) throw forged('of another time')
  }

  return ({ body, signature, now }: { body: Buffer; signature: string | undefined; now: Date }) => {
    checkSignature(body, signature ?? '', now)
    const { id, attributes } = readEvent(body).data
    if (attributes.livemode !== isLive) throw forged('of the other mode')
    const { data } = attributes
    const ids = [data.id, data.attributes?.payment_intent_id, data.attributes?.payment_id]
    return {
      id,
      type: Object.hasOwn(types, attributes.type) ? (types[attributes.type] ?? 'other') : 'other',
      isLive,
      intentId: ids.find((one) => one?.startsWith('pi_')) ?? null,
      paymentId: ids.find((one) => one?.startsWith('pay_')) ?? null,
    } satisfies ProviderMessage
  }
}

/** Drops repeated names, as choosing one would be a guess. */
function partsOf(header: string): Partial<Record<'t' | 'te' | 'li', string>> {
  const pairs = header.split(',').map((part) => {
    const [name = '', value = ''] = part.trim().split('=', 2)
    return [name, value] as const
  })
  const names = pairs.map(([name]) => name)
  return Object.fromEntries(pairs.filter(([name]) => names.indexOf(name) === names.lastIndexOf(name)))
}

function readEvent(body: Buffer): z.output<typeof eventSchema> {
  try {
    return eventSchema.parse(JSON.parse(body.toString('utf8')))
  } catch {
    throw new PaymentProblem('garbage', 'the message cannot be read')
  }
}

const forged = (how: string) => new PaymentProblem('forged', `a message ${how}`)
