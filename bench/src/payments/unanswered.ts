import { createPayment, readPaymentDetails } from '@hanap/contract/payments/payments'
import type { RunningPayments } from '@hanap/standins/payments/payments'
import { createCaller } from '../harness/api.ts'
import { type Seeker, signUp } from '../harness/people.ts'
import type { Target } from '../harness/target.ts'
import { until } from '../harness/until.ts'
import { call, type PaymentWorld, paymentOf } from './world.ts'

export type Unanswered = { seeker: Seeker; key: string; payment: object; id: string; isPaid: boolean }

const PATIENCE_MS = 30_000
/** A call counts as dead after half a minute. */
const DEAD_AFTER_MS = 31_000

/**
 * Between a charge and its answer; the webhook alone settles the payment.
 * @param given.start starts the program, which receives the messages
 * @throws Error if it stays open
 */
export async function killAfterCharge(given: {
  start(): Promise<Target>
  provider: RunningPayments
  name: string
  number: string
}): Promise<Unanswered> {
  const { provider, name, number } = given
  const payment = paymentOf('premium', number)
  const key = `${name}-key`
  const before = new Set(provider.intents().map(({ id }) => id))
  const killed = await given.start()
  const seeker = await signUp(killed.url, name)
  await provider.control({ fault: 'slow', on: 'attach', ms: 2 * PATIENCE_MS })
  const pressed = createCaller(killed.url, seeker.token)(createPayment, payment, { 'idempotency-key': key })
  const charge = () => provider.intents().find(({ id, payments }) => !before.has(id) && payments.length > 0)
  await until(() => charge() !== undefined)
  killed.kill('program')
  await Promise.all([killed.stop(), pressed])

  const next = await given.start()
  const { id = '', status } = charge() ?? {}
  // Reading a payment does not ask the provider.
  await until(async () => {
    const answer = await createCaller(next.url, seeker.token)(readPaymentDetails, { payment_id: id })
    return answer?.body['status'] === 'PAID' || answer?.body['status'] === 'FAILED'
  })
  await next.stop()
  return { seeker, key, payment, id, isPaid: status === 'succeeded' }
}

/** Twice more under the same key: the seeker must learn the outcome, and no payment may begin. @returns errors */
export async function pressAgain(
  world: PaymentWorld,
  { seeker, key, payment, id, isPaid }: Unanswered,
): Promise<string[]> {
  const wrong: string[] = []
  const before = world.provider.intents().length
  world.clock.set(new Date(world.clock.now().getTime() + DEAD_AFTER_MS))
  for (const press of ['first', 'second']) {
    const { status, body } = await call(world, seeker, 'create', payment, { 'idempotency-key': key })
    if (status !== 200 || body['payment_id'] !== id || body['success'] !== isPaid)
      wrong.push(`the ${press} press after the kill is told ${status} ${JSON.stringify(body)} of ${id}`)
  }
  if (world.provider.intents().length > before) wrong.push(`pressing again began another payment than ${id}`)
  return wrong
}
