import { signatureHeader } from '@hanap/standins/payments/webhooks/signature'
import type { Seeker } from '../harness/people.ts'
import type { Choices } from '../harness/random.ts'
import { call, steps as deathSteps, doTasks, type PaymentWorld, payAndDie, paymentOf } from './world.ts'

export type Play = {
  world: PaymentWorld
  seekers: readonly Seeker[]
  /** By the provider's id. */
  own: Map<string, Seeker>
  /** Outcomes shown to seekers. */
  told: Map<string, 'paid' | 'failed'>
  /** Attempts to pay, by seeker. */
  attempts: Map<number, number>
  /** Wrong answers so far. */
  broken: string[]
}

/** Returns its choices in words. */
type Step = (play: Play, choices: Choices) => Promise<string>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const cards = {
  paid: '4343434343434345',
  alsoPaid: '5555444444444457',
  bankPage: '4120000000000007',
  declinedAtBank: '5234000000000106',
  poor: '5100000000000198',
  expired: '4200000000000018',
} as const
const callFaults = [
  '500',
  '500-after',
  'hangup',
  'hangup-after',
  '429',
  'in-progress',
  'html',
  'garbage',
  'slow',
  'timeout',
] as const
const areas = ['create', 'method', 'attach', 'attach', 'attach', 'retrieve', 'cancel'] as const
const messageFaults = [
  'duplicate',
  'disorder',
  'delay',
  'missing',
  'wrong-signature',
  'old-timestamp',
  'live-signature',
  'changed-body',
] as const
/** Longer than the program's timeout. */
const SLOW_MS = 600

/** Commands may be refused if they do not apply now. */
const control = ({ world }: Play, given: Parameters<PaymentWorld['provider']['control']>[0]) =>
  world.provider.control(given).catch(() => undefined)

const intentsThat = (
  { world }: Play,
  is: (intent: ReturnType<PaymentWorld['provider']['intents']>[number]) => boolean,
) => world.provider.intents().filter(is)

const wanted = ({ chance, one }: Choices) => ({
  plan: chance(0.5) ? ('basic' as const) : ('premium' as const),
  number: one([
    cards.paid,
    cards.paid,
    cards.alsoPaid,
    cards.bankPage,
    cards.bankPage,
    ...Object.values(cards),
  ]),
})

function tried({ attempts }: Play, { id }: Seeker) {
  attempts.set(id, (attempts.get(id) ?? 0) + 1)
}

const pay: Step = async (play, choices) => {
  const { world, own, broken } = play
  const seeker = choices.one(play.seekers)
  const { plan, number } = wanted(choices)
  const headers = { 'idempotency-key': `${choices.random()}` }
  tried(play, seeker)
  const presses = choices.chance(0.2) ? 3 : 1
  const send = () => call(world, seeker, 'create', paymentOf(plan, number), headers)
  const answers = await Promise.all(Array.from({ length: presses }, send))
  for (const { status, body } of answers) {
    if (![200, 409, 429, 502].includes(status)) broken.push(`paying was answered ${status}`)
    if (typeof body['payment_id'] === 'string') own.set(body['payment_id'], seeker)
  }
  const said = answers.map(({ status, body }) => `${status} ${body['success']} ${body['payment_id'] ?? ''}`)
  return `${seeker.email} pays for ${plan} with ${number}: ${said.join(', ')}`
}

const poll: Step = async ({ world, seekers, own, told, broken }, { one, chance }) => {
  const [id, seeker] = one([...own]) ?? []
  if (!id || !seeker) return 'nobody has anything to ask for'
  const isHers = chance(0.9)
  const asking = isHers ? seeker : (seekers.find((other) => other !== seeker) ?? seeker)
  if (isHers) world.onAsked?.(id)
  const { status, body } = await call(world, asking, 'verify', { payment_intent_id: id })
  if (status !== (isHers ? 200 : 404)) broken.push(`asking was answered ${status}`)
  const outcome = body['status']
  if (outcome === 'paid' || outcome === 'failed') {
    const before = told.get(id)
    if (before && before !== outcome) broken.push(`${id} was ${before} before`)
    told.set(id, outcome)
  }
  return `${asking.email} asks for ${id}: ${status} ${outcome ?? ''}`
}

const returnFromBank: Step = async (play, { one, chance }) => {
  const waiting = one(intentsThat(play, ({ page_token }) => page_token !== null))
  if (!waiting) return 'nobody is at the bank'
  const answer = chance(0.75) ? 'authorize' : 'fail'
  await control(play, { authenticate: waiting.id, answer })
  return `at the bank: ${answer} ${waiting.id}`
}

const moveMoneyBack: Step = async (play, { one }) => {
  const paid = one(intentsThat(play, ({ status }) => status === 'succeeded'))
  if (!paid) return 'nothing was paid'
  const what = one(['refund', 'part', 'dispute', 'won', 'lost'] as const)
  if (what === 'refund') await control(play, { refund: paid.id })
  else if (what === 'part') await control(play, { refund: paid.id, amount: 100 })
  else if (what === 'dispute') await control(play, { dispute: paid.id })
  else await control(play, { resolve: paid.id, outcome: what })
  return `${what} of ${paid.id}`
}

const resend: Step = async (play, { one }) => {
  const message = one(play.world.provider.deliveries())
  if (message) await control(play, { resend: message.id })
  await control(play, { release: 'webhooks' })
  return `the provider sends ${message?.id ?? 'nothing'} again, and what was held`
}

const replay: Step = async ({ world: { door } }, { one }) => {
  const kept = one(door.carried())
  if (!kept) return 'no message was kept'
  return `${kept.id} comes again as it was: ${await door.carry(kept)}`
}

const forge: Step = async (play, { one, below }) => {
  const { door, clock } = play.world
  const open = one(intentsThat(play, ({ status }) => status !== 'succeeded'))
  if (!open) return 'nothing to lie about'
  const data = { id: open.id, attributes: { status: 'succeeded' } }
  const attributes = { type: 'payment_intent.succeeded', livemode: false, data }
  const body = JSON.stringify({ data: { id: `evt_forged${below(1e9)}`, type: 'event', attributes } })
  const at = Math.floor(clock.now().getTime() / 1000)
  const signature = one([signatureHeader({ secret: 'guessed', body, at }), `t=${at},te=,li=`, ''])
  return `somebody says that ${open.id} was paid: ${await door.carry({ body, signature })}`
}

const fault: Step = async (play, { one }) => {
  const chosen = { fault: one(callFaults), on: one(areas), times: one([1, 2, 3]) }
  const times = chosen.fault === 'slow' || chosen.fault === 'timeout' ? 1 : chosen.times
  await control(play, { ...chosen, times, ms: SLOW_MS })
  return `the provider will fail: ${chosen.fault} at ${chosen.on}, ${times} times`
}

const messageFault: Step = async (play, { one }) => {
  const kind = one(messageFaults)
  await control(play, { webhook_fault: kind, times: 2 })
  return `two messages to come: ${kind}`
}

const death: Step = async (play, choices) => {
  const seeker = choices.one(play.seekers)
  const step = choices.one(deathSteps)
  const { plan, number } = wanted(choices)
  tried(play, seeker)
  await payAndDie(play.world, seeker, { plan, number, step })
  return `${seeker.email} pays for ${plan} with ${number}, and the program dies ${step}`
}

const restart: Step = async ({ world }) => {
  await world.restart?.()
  return 'another program begins on the same database'
}

const jump =
  (most: number): Step =>
  async ({ world: { clock } }, { random }) => {
    const ms = random() * most
    clock.set(new Date(clock.now().getTime() + ms))
    return `${Math.round(ms / 1000)} seconds pass`
  }

const doing =
  (what: string, act: (play: Play) => Promise<unknown>): Step =>
  async (play) => {
    await act(play)
    return what
  }

/** With their weights. */
export const kinds = {
  pay: [30, pay],
  bank: [18, returnFromBank],
  poll: [20, poll],
  tasks: [12, doing('the waiting work is done', ({ world }) => doTasks(world))],
  round: [8, doing('the minute’s round', ({ world }) => world.app.payments.settleDue())],
  'message fault': [6, messageFault],
  resend: [4, resend],
  replay: [3, replay],
  forge: [2, forge],
  fault: [5, fault],
  slow: [4, doing('the next payment settles later', (play) => control(play, { settling: 'held', times: 1 }))],
  settle: [4, doing('what was processing settles', (play) => control(play, { settle: 'all' }))],
  'money back': [4, moveMoneyBack],
  death: [4, death],
  restart: [1, restart],
  seconds: [14, jump(MINUTE_MS)],
  minutes: [8, jump(30 * MINUTE_MS)],
  days: [2, jump(12 * DAY_MS)],
  back: [1, jump(-MINUTE_MS)],
} as const satisfies Record<string, readonly [number, Step]>
export type Kind = keyof typeof kinds
