import { setTimeout as wait } from 'node:timers/promises'
import { createPayment, verifyPayment } from '@hanap/contract/payments/payments'
import { findFreePort } from '@hanap/server/lib/free-port'
import { PAYMENT_KEYS, type RunningPayments, startPayments } from '@hanap/standins/payments/payments'
import { createCaller, demand } from '../harness/api.ts'
import { createRunningClock, type SettableClock } from '../harness/clocks.ts'
import { withDatabase } from '../harness/database.ts'
import { makeBenchFolder } from '../harness/folder.ts'
import { type Seeker, signUp } from '../harness/people.ts'
import { createChoices } from '../harness/random.ts'
import { startTarget, type Target } from '../harness/target.ts'
import { type Books, checkBooks, checkHeld } from './invariants.ts'
import { settleAll } from './orders.ts'
import { openWorld } from './program.ts'
import { killAfterCharge, pressAgain, type Unanswered } from './unanswered.ts'
import { paymentOf } from './world.ts'

const SECRET_KEY = 'a secret key that only this bench knows, long enough'
const payersAtOnce = 4
const unansweredNumbers = ['4343434343434345', '5555444444444457', '5100000000000198'] as const
const numbers = ['4343434343434345', '5555444444444457', '4120000000000007', '5100000000000198'] as const

export type Killed = Books & { kills: number; payments: number; unanswered: number }

/**
 * Kills the real program (-9) while seekers pay, sometimes between a charge and its answer. Then settles everything
 * and compares the books. The seed decides the choices, not the moments.
 */
export async function killWhilePaying({ kills, seed }: { kills: number; seed: number }): Promise<Killed> {
  const { path: dataDir, remove: removeDataDir } = makeBenchFolder()
  const port = await findFreePort()
  const clock = createRunningClock()
  const webhook = {
    url: `http://127.0.0.1:${port}/api/webhooks/card-payments/`,
    secret: PAYMENT_KEYS.webhook,
  }
  const provider = await startPayments({ now: clock.now, webhook, retryMs: 500, settleMs: 300 })
  const env = {
    SECRET_KEY,
    PAYMENT_API_URL: provider.apiUrl,
    PAYMENT_SECRET_KEY: provider.keys.secret,
    PAYMENT_PUBLIC_KEY: provider.keys.public,
    PAYMENT_WEBHOOK_SECRET: PAYMENT_KEYS.webhook,
  }
  const choices = createChoices(seed)
  const seekers: Seeker[] = []
  const told = new Map<string, 'paid' | 'failed'>()
  const attempts = new Map<number, number>()
  const unanswered: Unanswered[] = []
  const start = () => startTarget(dataDir, port, { env })
  try {
    for (const number of unansweredNumbers) {
      const one = await killAfterCharge({ start, provider, name: `unanswered_${unanswered.length}`, number })
      unanswered.push(one)
      seekers.push(one.seeker)
      attempts.set(one.seeker.id, 1)
    }
    for (let round = 0; round < kills; round += 1) {
      const target = await start()
      const before = provider.intents().length
      const payers = Array.from({ length: payersAtOnce }, (_, number) =>
        payOnAndOn({ target, provider, name: `payer_${round}_${number}`, seed: choices.below(2 ** 31) }),
      )
      while (provider.intents().length < before + payersAtOnce && !target.hasEnded()) await wait(5)
      await wait(choices.random() * 500)
      target.kill('program')
      await target.stop()
      for (const payer of await Promise.all(payers)) {
        if (!payer) continue
        seekers.push(payer.seeker)
        attempts.set(payer.seeker.id, payer.presses)
        for (const [id, outcome] of payer.told) told.set(id, outcome)
      }
    }
    const known = { seekers, told, attempts, unanswered }
    const books = await withDatabase(dataDir, (databaseUrl) =>
      settleOn({ databaseUrl, clock, provider }, known),
    )
    const payments = books.charges + books.failed
    return { ...books, kills: kills + unanswered.length, payments, unanswered: unanswered.length }
  } finally {
    await provider.close()
    removeDataDir()
  }
}

/** Until the program is killed. */
async function payOnAndOn(given: { target: Target; provider: RunningPayments; name: string; seed: number }) {
  const { target, provider } = given
  const { chance, one } = createChoices(given.seed)
  const told = new Map<string, 'paid' | 'failed'>()
  let presses = 0
  const seeker = await signUp(target.url, given.name).catch(() => undefined)
  if (!seeker) return undefined
  const call = createCaller(target.url, seeker.token)
  try {
    while (!target.hasEnded() && presses < 10) {
      if (chance(0.3)) await provider.control({ settling: 'slow', times: 1 })
      presses += 1
      const payment = paymentOf(chance(0.5) ? 'basic' : 'premium', one(numbers))
      const answer = await call(createPayment, payment, { 'idempotency-key': `${given.name}-${presses}` })
      const { payment_id: id, requires_action: isAsked } = answer?.body ?? {}
      if (typeof id !== 'string') continue
      // The intent may be cancelled already.
      if (isAsked === true)
        await provider.control({ authenticate: id, answer: 'authorize' }).catch(() => undefined)
      for (let look = 0; look < 8; look += 1) {
        const { status: outcome } = await demand(call, verifyPayment, { payment_intent_id: id })
        if (outcome === 'paid' || outcome === 'failed') {
          told.set(id, outcome)
          break
        }
        await wait(100)
      }
    }
  } catch {
    // The program was killed.
  }
  return { seeker, told, presses }
}

/** Opens the program in this process, with a settable clock. */
async function settleOn(
  { databaseUrl, clock, provider }: { databaseUrl: string; clock: SettableClock; provider: RunningPayments },
  known: {
    seekers: Seeker[]
    told: Map<string, 'paid' | 'failed'>
    attempts: Map<number, number>
    unanswered: Unanswered[]
  },
): Promise<Books> {
  const world = await openWorld({ databaseUrl, secretKey: SECRET_KEY, clock, provider })
  try {
    const wrong: string[] = []
    for (const one of known.unanswered) wrong.push(...(await pressAgain(world, one)))
    // The killed programs had no mail.
    const silent = { ...world, app: { ...world.app, mails: { ...world.app.mails, isOn: false } } }
    await settleAll(world, () => checkHeld(world, known.seekers, (what) => wrong.push(what)))
    const books = await checkBooks(silent, known.seekers, known)
    return { ...books, wrong: [...new Set([...wrong, ...books.wrong])] }
  } finally {
    await world.close()
  }
}
