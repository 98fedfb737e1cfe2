import { seconds } from '../api/wire.ts'
import type { Delivery } from './deliveries.ts'
import { envelopeOf } from './webhook-faults.ts'
import type { Webhook } from './webhooks.ts'

const PATIENCE_MS = 10_000

/** Sends to each address in order. */
export function createSender(world: { now: () => Date; ending: AbortSignal }) {
  const lines = new Map<Webhook, Promise<void>>()
  const underWay = new Set<Promise<void>>()

  async function post({ hook, body: whole, fault, answers }: Delivery) {
    const { body, signature } = envelopeOf(whole, hook.secret, seconds(world.now().getTime()), fault)
    try {
      const response = await fetch(hook.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'paymongo-signature': signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([world.ending, AbortSignal.timeout(PATIENCE_MS)]),
      })
      await response.body?.cancel()
      answers.push(response.status)
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      answers.push(isLate ? 'no answer in time' : 'not reached')
    }
  }

  return {
    /** `after` is called once the answer is recorded. */
    send(delivery: Delivery, after: () => void) {
      const before = lines.get(delivery.hook) ?? Promise.resolve()
      const now: Promise<void> = before
        .then(() => (world.ending.aborted ? undefined : post(delivery).then(after)))
        .finally(() => underWay.delete(now))
      lines.set(delivery.hook, now)
      underWay.add(now)
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
