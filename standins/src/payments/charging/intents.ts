import { ApiError, notFound } from '../api/api-error.ts'
import { createAttributeReader } from '../api/attributes.ts'
import { intentResource, paymentResource, type Resource } from '../api/wire.ts'
import { type Intent, makeId, type Payment, type PaymentMethod } from '../records.ts'
import { declineText } from './cards.ts'
import type { Settling } from './settling.ts'

export type Intents = ReturnType<typeof createIntents>
export type Authentication = { isComplete: boolean; returnUrl: string | null }

/** Steps are synchronous, so requests do not interleave. */
export function createIntents(world: {
  now: () => Date
  settling: Settling
  emit(type: string, resource: Resource): void
  pageUrl(token: string): string
}) {
  const intents = new Map<string, Intent>()
  const payments = new Map<string, Payment>()
  const challenges = new Map<string, { intent: Intent; returnUrl: string | null; answer?: Authentication }>()
  const processing = new Map<Intent, NodeJS.Timeout | undefined>()
  const time = () => world.now().getTime()
  const resource = (intent: Intent) => intentResource(intent, world.pageUrl)

  function move(intent: Intent, status: Intent['status']) {
    Object.assign(intent, { status, updatedAt: time(), challenge: null, settling: null })
    clearTimeout(processing.get(intent))
    processing.delete(intent)
  }

  /** Ends an intent and emits its events. */
  function finish(intent: Intent, method: PaymentMethod, failure: string | null) {
    const payment: Payment = {
      id: makeId('pay'),
      intentId: intent.id,
      amount: intent.amount,
      description: intent.description,
      statementDescriptor: intent.statementDescriptor,
      billing: method.billing,
      card: { id: method.id.replace('pm_', 'card_'), brand: method.brand, last4: method.last4 },
      failure,
      refunds: [],
      isDisputed: false,
      metadata: intent.metadata,
      createdAt: time(),
    }
    payments.set(payment.id, payment)
    intent.payments.push(payment)
    intent.lastFailure = failure
    move(intent, failure ? 'awaiting_payment_method' : 'succeeded')
    world.emit(failure ? 'payment.failed' : 'payment.paid', paymentResource(payment))
    const news = failure ? 'payment_intent.awaiting_payment_method' : 'payment_intent.succeeded'
    world.emit(news, resource(intent))
  }

  /** Later if settling is slow. @returns whether the outcome is known */
  function conclude(intent: Intent, method: PaymentMethod, failure: string | null): boolean {
    const slow = world.settling.take(method.billing.name)
    if (!slow) {
      finish(intent, method, failure)
      return true
    }
    move(intent, 'processing')
    intent.settling = { failure, at: slow.ms === null ? null : time() + slow.ms }
    // A clock given by a test may settle it earlier.
    const timer = slow.ms === null ? undefined : setTimeout(() => settle(intent), slow.ms)
    processing.set(intent, timer?.unref())
    return false
  }

  function settle(intent: Intent) {
    const { method, settling } = intent
    if (method && settling) finish(intent, method, settling.failure)
  }

  const get = (id: string): Intent => {
    const intent = intents.get(id)
    if (!intent) throw notFound('payment_intent', id)
    return intent
  }

  return {
    resource,
    /** @throws ApiError 404 */
    get,
    all: (): Intent[] => [...intents.values()],
    payments: (): Payment[] => [...payments.values()],
    /** @throws ApiError 404 */
    payment(id: string): Payment {
      const payment = payments.get(id)
      if (!payment) throw notFound('payment', id)
      return payment
    },
    /** @throws ApiError for refused attributes */
    create(body: unknown): Intent {
      const read = createAttributeReader(body)
      const id = makeId('pi')
      const amount = read.whole('amount', { required: true, least: 2000, most: 999_999_999 })
      read.text('currency', { required: true, among: ['PHP'] })
      read.texts('payment_method_allowed', { required: true, among: ['card'] })
      // Nothing else is implemented.
      read.text('capture_type', { among: ['automatic'] })
      const option = read.text('payment_method_options.card.request_three_d_secure', {
        among: ['any', 'automatic'],
      })
      const intent: Intent = {
        id,
        clientKey: `${id}_client_${makeId('').slice(1)}`,
        amount,
        description: read.text('description', { most: 255 }) || null,
        statementDescriptor: read.text('statement_descriptor', { most: 255 }) || 'A SHOP',
        setupFutureUsage: null,
        threeDSecure: option === 'any' ? 'any' : 'automatic',
        metadata: read.flat('metadata'),
        status: 'awaiting_payment_method',
        method: null,
        challenge: null,
        settling: null,
        lastFailure: null,
        payments: [],
        createdAt: time(),
        updatedAt: time(),
      }
      read.end()
      intents.set(id, intent)
      return intent
    },
    /**
     * Pays, or asks for the bank's page.
     * @throws ApiError with a sub_code if declined, or if the intent takes no card
     */
    attach(intent: Intent, method: PaymentMethod, returnUrl: string | null) {
      if (intent.status !== 'awaiting_payment_method' && intent.status !== 'awaiting_next_action')
        throw wrongState(intent)
      const { page, decline } = method.effect
      intent.method = method
      if (page === 'needed' || (page === 'optional' && intent.threeDSecure === 'any')) {
        move(intent, 'awaiting_next_action')
        const token = makeId('').slice(1)
        intent.challenge = { token, returnUrl }
        challenges.set(token, { intent, returnUrl })
        return
      }
      const reason = decline?.reason ?? null
      if (conclude(intent, method, reason) && reason) throw declined(reason)
    },
    /** @throws ApiError if it is paid, processing or cancelled */
    cancel(intent: Intent) {
      if (intent.status === 'processing' || intent.status === 'succeeded' || intent.status === 'cancelled')
        throw wrongState(intent)
      move(intent, 'cancelled')
    },
    challenge: (token: string) => challenges.get(token),
    /** Only the first answer counts. */
    authenticate(token: string, choice: 'authorize' | 'fail'): Authentication | undefined {
      const challenge = challenges.get(token)
      if (!challenge) return undefined
      const { intent, returnUrl } = challenge
      if (challenge.answer) return challenge.answer
      const { method } = intent
      if (intent.challenge?.token !== token || !method) return { isComplete: false, returnUrl }
      const { decline } = method.effect
      const isComplete = choice === 'authorize' && !decline?.isAtOnce
      const failure = decline?.isAtOnce || isComplete ? (decline?.reason ?? null) : 'authentication_error'
      conclude(intent, method, failure)
      challenge.answer = { isComplete, returnUrl }
      return challenge.answer
    },
    settle,
    settleAll() {
      for (const intent of processing.keys()) settle(intent)
    },
    settleDue() {
      for (const intent of processing.keys())
        if ((intent.settling?.at ?? Number.POSITIVE_INFINITY) <= time()) settle(intent)
    },
    close() {
      for (const timer of processing.values()) clearTimeout(timer)
    },
  }
}

const declined = (reason: string) =>
  new ApiError(400, { code: 'resource_failed_state', sub_code: reason, detail: declineText(reason) })

function wrongState(intent: Intent): ApiError {
  const word = intent.status === 'processing' ? 'being processed' : intent.status
  return new ApiError(400, {
    code: `resource_${intent.status}_state`,
    detail: `The payment_intent with id ${intent.id} is already ${word}.`,
  })
}
