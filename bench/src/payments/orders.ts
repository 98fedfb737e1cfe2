import type { Seeker } from '../harness/people.ts'
import { createChoices } from '../harness/random.ts'
import { type Books, checkBooks, checkHeld, checkSettled } from './invariants.ts'
import { type Kind, kinds, type Play } from './steps.ts'
import { doTasks, type PaymentWorld, register } from './world.ts'

const DAY_MS = 24 * 60 * 60_000
const seekerCount = 8

/** The seed lets shrinking drop one order without changing others. */
type Order = { kind: Kind; seed: number }
/** An inner list runs concurrently. */
export type Orders = readonly (readonly Order[])[]
export type Played = Books & { played: Record<string, number>; story: string[] }

export function makeOrders(seed: number, count: number): Orders {
  const { random, chance, below } = createChoices(seed)
  const names = Object.keys(kinds) as Kind[]
  const whole = names.reduce((total, name) => total + kinds[name][0], 0)
  const choose = (): Kind => {
    let place = random() * whole
    return names.find((name) => (place -= kinds[name][0]) < 0) ?? 'pay'
  }
  const orders: Order[][] = []
  for (let made = 0; made < count; ) {
    const length = Math.min(chance(0.3) ? 3 : 1, count - made)
    orders.push(Array.from({ length }, () => ({ kind: choose(), seed: below(2 ** 31) })))
    made += length
  }
  return orders
}

/**
 * Checks outcomes after each order in an empty world; then settles everything and compares the books. Concurrent
 * orders may end in any order.
 */
export async function playPayments(
  world: PaymentWorld,
  { orders, label }: { orders: Orders; label: string },
): Promise<Played> {
  const seekers: Seeker[] = []
  for (let i = 0; i < seekerCount; i += 1) seekers.push(await register(world, `payer_${label}_${i}`))
  const play: Play = { world, seekers, own: new Map(), told: new Map(), attempts: new Map(), broken: [] }
  const played: Record<string, number> = {}
  const story: string[] = []
  for (const together of orders) {
    const words = await Promise.all(
      together.map(({ kind, seed }) => {
        played[kind] = (played[kind] ?? 0) + 1
        return kinds[kind][1](play, createChoices(seed))
      }),
    )
    story.push(words.join(' | '))
    const before = play.broken.length
    await checkSettled(world, play)
    story.push(...play.broken.slice(before).map((what) => `WRONG: ${what}`))
  }
  await settleAll(world, () => checkHeld(world, seekers, (what) => play.broken.push(what)))
  const books = await checkBooks(world, seekers, play)
  return { ...books, wrong: [...new Set([...play.broken, ...books.wrong])], played, story }
}

/**
 * No faults, no returns from the bank, only days of regular tasks.
 * @param whenSettled called before the months run out
 */
export async function settleAll(world: PaymentWorld, whenSettled: () => Promise<void>): Promise<void> {
  const { provider, clock } = world
  await provider.control({ clear: 'faults' })
  await provider.control({ settling: 'at-once' })
  await provider.control({ settle: 'all' })
  await provider.idle()
  await doTasks(world)
  const pass = async (days: number) => {
    clock.set(new Date(clock.now().getTime() + days * DAY_MS))
    await world.app.payments.settleDue()
    await doTasks(world)
  }
  for (const days of [0.01, 1.1, 0.1]) await pass(days)
  await whenSettled()
  for (const days of [1, 7, 30, 120]) await pass(days)
}
