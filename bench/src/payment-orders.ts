import { type Books, checkBooks } from './payment-invariants.ts'
import {
  call,
  doTasks,
  type PaymentWorld,
  payAndDie,
  paymentOf,
  register,
  type Seeker,
  steps,
} from './payment-world.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS

const seekerCount = 8
const cards = {
  paid: '4343434343434345',
  alsoPaid: '5555444444444457',
  bankPage: '4120000000000007',
  declinedAtBank: '5234000000000106',
  poor: '5100000000000198',
  expired: '4200000000000018',
} as const
const callFaults = ['500', '500-after', 'hangup', 'hangup-after', '429', 'html', 'garbage'] as const
const areas = ['create', 'method', 'attach', 'attach', 'attach', 'retrieve', 'cancel'] as const
const messageFaults = [
  'duplicate',
  'disorder',
  'delay',
  'missing',
  'wrong-signature',
  'changed-body',
] as const

/** How many of each kind were played, and what became of it all. */
export type Played = Books & { played: Record<string, number> }

/**
 * Plays random orders, some of them at once: paying, coming back from the bank, asking, the provider's messages, refunds,
 * faults, deaths of the program, jumps of the clock; then lets everything settle and compares the books.
 * The provider's messages come where the caller has told it to send them.
 * @param options.orders how many
 * @param options.seed decides every choice; what runs at once may still end in another order
 */
export async function playPayments(
  world: PaymentWorld,
  { orders, seed }: { orders: number; seed: number },
): Promise<Played> {
  const random = createRandom(seed)
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const chance = (part: number) => random() < part
  const { provider, app, clock } = world

  const seekers: Seeker[] = []
  for (let i = 0; i < seekerCount; i += 1) seekers.push(await register(world, `payer_${seed}_${i}`))
  const own = new Map<string, Seeker>()
  const told = new Map<string, 'paid' | 'failed'>()
  const attempts = new Map<number, number>()
  const played: Record<string, number> = {}
  const broken: string[] = []

  const tried = ({ id }: Seeker) => attempts.set(id, (attempts.get(id) ?? 0) + 1)
  const wanted = () => ({
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
  const intentsThat = (is: (intent: ReturnType<typeof provider.intents>[number]) => boolean) =>
    provider.intents().filter(is)
  /** The stand-in refuses what makes no sense at this moment. */
  const order = (given: Parameters<typeof provider.control>[0]) => provider.control(given).catch(() => {})

  async function pay() {
    const seeker = one(seekers)
    const { plan, number } = wanted()
    const headers = { 'idempotency-key': `${seed}-${random()}` }
    tried(seeker)
    const presses = chance(0.2) ? 3 : 1
    const send = () => call(world, seeker, 'create', paymentOf(plan, number), headers)
    const answers = await Promise.all(Array.from({ length: presses }, send))
    for (const { status, body } of answers) {
      if (![200, 409, 429, 502].includes(status)) broken.push(`paying was answered ${status}`)
      if (typeof body['payment_id'] === 'string') own.set(body['payment_id'], seeker)
    }
  }

  async function poll() {
    const [id, seeker] = one([...own]) ?? []
    if (!id || !seeker) return
    const isHers = chance(0.9)
    const asking = isHers ? seeker : (seekers.find((other) => other !== seeker) ?? seeker)
    const { status, body } = await call(world, asking, 'verify', { payment_intent_id: id })
    if (status !== (isHers ? 200 : 404)) broken.push(`asking was answered ${status}`)
    if (body['status'] !== 'paid' && body['status'] !== 'failed') return
    const before = told.get(id)
    if (before && before !== body['status']) broken.push(`${id} was ${before} before`)
    told.set(id, body['status'])
  }

  async function returnFromBank() {
    const waiting = one(intentsThat(({ page_token }) => page_token !== null))
    if (waiting) await order({ authenticate: waiting.id, answer: chance(0.75) ? 'authorize' : 'fail' })
  }

  async function moveMoneyBack() {
    const paid = one(intentsThat(({ status }) => status === 'succeeded'))
    if (!paid) return
    const what = one(['refund', 'dispute', 'resolve'] as const)
    if (what === 'refund') await order({ refund: paid.id })
    else if (what === 'dispute') await order({ dispute: paid.id })
    else await order({ resolve: paid.id, outcome: 'won' })
  }

  async function resend() {
    const message = one(provider.deliveries())
    if (message) await order({ resend: message.id })
    await order({ release: 'webhooks' })
  }

  const jump = (ms: number) => clock.set(new Date(clock.now().getTime() + ms))
  const kinds: readonly [string, number, () => Promise<unknown>][] = [
    ['pay', 30, pay],
    ['bank', 18, returnFromBank],
    ['poll', 20, poll],
    ['tasks', 12, () => doTasks(world)],
    ['round', 8, () => app.payments.settleDue()],
    ['message fault', 6, () => order({ webhook_fault: one(messageFaults), times: 2 })],
    ['resend', 4, resend],
    ['fault', 5, () => order({ fault: one(callFaults), on: one(areas), times: one([1, 2, 3]) })],
    ['slow', 4, () => order({ settling: 'held', times: 1 })],
    ['settle', 4, () => order({ settle: 'all' })],
    ['money back', 3, moveMoneyBack],
    [
      'death',
      4,
      () => {
        const seeker = one(seekers)
        tried(seeker)
        return payAndDie(world, seeker, { ...wanted(), step: one(steps) })
      },
    ],
    ['seconds', 14, async () => jump(random() * MINUTE_MS)],
    ['minutes', 8, async () => jump(random() * 30 * MINUTE_MS)],
    ['days', 2, async () => jump(random() * 12 * DAY_MS)],
  ]
  const whole = kinds.reduce((total, [, weight]) => total + weight, 0)
  const choose = () => {
    let place = random() * whole
    return kinds.find(([, weight]) => (place -= weight) < 0) ?? kinds[0]
  }

  for (let count = 0; count < orders; ) {
    const together = Array.from({ length: chance(0.3) ? 3 : 1 }, choose)
    count += together.length
    await Promise.all(
      together.map(async (kind) => {
        if (!kind) return
        played[kind[0]] = (played[kind[0]] ?? 0) + 1
        await kind[2]()
      }),
    )
    await noteEnds()
  }
  await settleAll()
  const books = await checkBooks(world, seekers, { told, attempts })
  return { ...books, wrong: [...broken, ...books.wrong], played }

  /** Whatever has ended by now is the end: nobody whose payment has failed is charged for it later. */
  async function noteEnds() {
    const ended = await world.db
      .selectFrom('payments')
      .select(['provider_id', 'state'])
      .where('state', 'in', ['paid', 'failed'])
      .where('provider_id', 'is not', null)
      .execute()
    for (const { provider_id: id, state } of ended) {
      const before = told.get(id ?? '')
      if (before && before !== state) broken.push(`${id} was ${before} before`)
      else told.set(id ?? '', state as 'paid' | 'failed')
    }
  }

  /** Everything ends: no more faults, nobody comes back from the bank, and days pass with nothing but the rounds. */
  async function settleAll() {
    await order({ clear: 'faults' })
    await order({ settling: 'at-once' })
    await order({ settle: 'all' })
    await provider.idle()
    await doTasks(world)
    for (const days of [0.01, 1.1, 0.1, 1, 7, 30, 120]) {
      jump(days * DAY_MS)
      await app.payments.settleDue()
      await doTasks(world)
    }
  }
}

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
