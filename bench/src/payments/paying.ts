import type { RunningPayments } from '@hanap/standins/payments/payments'
import { createChoices } from '../random.ts'
import type { MadeCard } from './cards.ts'
import { type Answered, type Caller, callPayment, signUp } from './seekers.ts'
import type { Payer } from './traces.ts'
import { bodyOf, someFault, wrongBodies } from './wrongs.ts'

/** What was sent, and what came of it. */
export type Paid = {
  payers: Payer[]
  answers: string[]
  /** Calls in all, and faults of the provider that were ordered. */
  calls: number
  faults: number
  /** Cards that somebody was told had paid, and charges that the provider made. */
  paying: number
  charges: number
}

/** Few enough for the attempts that each seeker has in ten minutes. */
const CARDS_EACH = 3
const payersAtOnce = 8

/**
 * People pay, each with a few cards: one card in four meets a fault of the provider first, one in four is typed wrongly
 * first, and some are sent twice with one key, or again with it for another plan.
 */
export async function payWithCards(given: {
  url: string
  provider: RunningPayments
  cards: readonly MadeCard[]
  seed: number
}): Promise<Paid> {
  const { url, provider, cards } = given
  const paid: Paid = { payers: [], answers: [], calls: 0, faults: 0, paying: 0, charges: 0 }
  const wallets = Array.from({ length: Math.ceil(cards.length / CARDS_EACH) }, (_, place) => ({
    name: `payer_${place}`,
    own: cards.slice(place * CARDS_EACH, (place + 1) * CARDS_EACH),
    choices: createChoices(given.seed + place),
  }))

  async function payAll({ name, own, choices }: (typeof wallets)[number]) {
    const { one, chance } = choices
    const seeker = await signUp(url, name)
    const marks = new Set([seeker.email])
    const sent: string[] = []
    const send = async (as: Caller, path: string, body: string | object, key?: string): Promise<Answered> => {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      sent.push(text)
      const answer = await callPayment(url, as, path, text, key ? { 'idempotency-key': key } : {})
      paid.calls += 1
      paid.answers.push(answer.text)
      const { payment_id: id } = answer.body
      if (typeof id === 'string') marks.add(id)
      return answer
    }
    for (const card of own) {
      const key = crypto.randomUUID()
      if (chance(0.25)) {
        await provider.control(someFault(choices))
        paid.faults += 1
        await send(seeker, 'create/', bodyOf(card, name), crypto.randomUUID())
      }
      if (chance(0.25)) await send(seeker, ...one(wrongBodies(card, name)))
      let { body } = await send(seeker, 'create/', bodyOf(card, name), key)
      // Another one's fault may have met her; she tries again, within the attempts that she has.
      for (let tries = 0; tries < 2 && body['success'] !== true; tries += 1)
        body = (await send(seeker, 'create/', bodyOf(card, name), crypto.randomUUID())).body
      if (body['success'] === true) paid.paying += 1
      if (typeof body['payment_id'] === 'string')
        await send(seeker, 'details/', { payment_id: body['payment_id'] })
      if (chance(0.1)) await send(seeker, 'create/', bodyOf(card, name), key)
      if (chance(0.1)) await send(seeker, 'create/', bodyOf(card, name, 2), key)
    }
    paid.payers.push({ cards: own, marks: [...marks], sent })
  }

  await Promise.all(
    Array.from({ length: payersAtOnce }, async () => {
      for (let wallet = wallets.shift(); wallet; wallet = wallets.shift()) await payAll(wallet)
    }),
  )
  paid.charges = provider
    .intents()
    .filter(({ payments }) => payments.some(({ status }) => status === 'paid')).length
  return paid
}
