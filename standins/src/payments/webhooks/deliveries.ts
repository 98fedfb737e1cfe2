import { type Resource, seconds } from '../api/wire.ts'
import { makeId } from '../records.ts'
import { createSender } from './send-event.ts'
import type { WebhookFault, WebhookFaultKind } from './webhook-faults.ts'
import { isForgery } from './webhook-faults.ts'
import type { Webhook, Webhooks } from './webhooks.ts'

/** One event for one address. */
export type Delivery = {
  id: string
  event: string
  hook: Webhook
  body: string
  fault: WebhookFaultKind | undefined
  state: 'sending' | 'held' | 'waiting' | 'delivered' | 'failed' | 'missing'
  /** Statuses, or why there was none. */
  answers: (number | string)[]
}

/** At PayMongo, three failed events in a row disable the webhook. */
const MOST_TRIES = 12
const MOST_FAILED = 3
const KEPT = 10_000

export type Deliveries = ReturnType<typeof createDeliveries>

/** Sends in order, with the ordered faults. */
export function createDeliveries(world: {
  now: () => Date
  webhooks: Webhooks
  /** Milliseconds before the second attempt; it doubles. */
  retryMs: number
  ending: AbortSignal
}) {
  let faults: WebhookFault[] = []
  let kept: Delivery[] = []
  const timers = new Map<Delivery, NodeJS.Timeout>()
  const swapped = new Map<Webhook, Delivery[]>()
  const sender = createSender(world)

  function enqueue(delivery: Delivery) {
    delivery.state = 'sending'
    clearTimeout(timers.get(delivery))
    timers.delete(delivery)
    sender.send(delivery, () => judge(delivery))
  }

  function judge(delivery: Delivery) {
    const { hook, answers } = delivery
    const last = answers.at(-1)
    if (typeof last === 'number' && last >= 200 && last < 300) {
      delivery.state = 'delivered'
      hook.failedInARow = 0
    } else if (isForgery(delivery.fault)) delivery.state = 'failed'
    else if (answers.length < MOST_TRIES) {
      delivery.state = 'waiting'
      const timer = setTimeout(() => enqueue(delivery), world.retryMs * 2 ** (answers.length - 1))
      timers.set(delivery, timer.unref())
    } else {
      delivery.state = 'failed'
      hook.failedInARow += 1
      if (hook.failedInARow >= MOST_FAILED) hook.isEnabled = false
    }
  }

  function takeFault(event: string): WebhookFaultKind | undefined {
    const place = faults.findIndex((fault) => fault.event === undefined || fault.event === event)
    return place < 0 ? undefined : faults.splice(place, 1)[0]?.kind
  }

  function begin(delivery: Delivery) {
    kept.push(delivery)
    if (kept.length > KEPT * 1.1) kept = kept.slice(-KEPT)
    const { fault, hook } = delivery
    if (fault === 'missing' || fault === 'delay') {
      delivery.state = fault === 'missing' ? 'missing' : 'held'
      return
    }
    if (fault === 'disorder') {
      delivery.state = 'held'
      swapped.set(hook, [...(swapped.get(hook) ?? []), delivery])
      return
    }
    enqueue(delivery)
    if (fault === 'duplicate') {
      const again = { ...delivery, fault: undefined, answers: [] }
      kept.push(again)
      enqueue(again)
    }
    const overtaken = swapped.get(hook) ?? []
    swapped.delete(hook)
    for (const late of overtaken) enqueue(late)
  }

  const make = (hook: Webhook, id: string, event: string, body: string): Delivery => ({
    id,
    event,
    hook,
    body,
    fault: undefined,
    state: 'sending',
    answers: [],
  })

  return {
    emit(type: string, resource: Resource) {
      const hooks = world.webhooks.all().filter(({ isEnabled, events }) => isEnabled && events.includes(type))
      if (hooks.length === 0) return
      const id = makeId('evt')
      const at = seconds(world.now().getTime())
      const attributes = {
        type,
        livemode: false,
        data: resource,
        previous_data: {},
        created_at: at,
        updated_at: at,
      }
      const body = JSON.stringify({ data: { id, type: 'event', attributes } })
      const fault = takeFault(type)
      for (const hook of hooks) begin({ ...make(hook, id, type, body), fault })
    },
    addFault(fault: WebhookFault, times: number) {
      for (let time = 0; time < times; time += 1) faults.push(fault)
    },
    faults: (): readonly WebhookFault[] => faults,
    clearFaults() {
      faults = []
    },
    release() {
      swapped.clear()
      for (const delivery of kept) if (delivery.state === 'held') enqueue(delivery)
    },
    retry() {
      for (const delivery of kept) if (delivery.state === 'waiting') enqueue(delivery)
    },
    /** Without faults. @returns false if there is none */
    resend(eventId: string): boolean {
      const found = kept.filter(({ id }) => id === eventId)
      for (const hook of new Set(found.map((one) => one.hook))) {
        const [first] = found
        if (first) begin(make(hook, eventId, first.event, first.body))
      }
      return found.length > 0
    },
    /** Oldest first. */
    all: (): readonly Delivery[] => kept,
    /** Does not wait for retries. */
    idle: sender.idle,
    close() {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
