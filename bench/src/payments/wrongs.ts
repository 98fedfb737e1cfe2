import type { PaymentsOrder } from '@hanap/standins/payments/payments'
import type { Choices } from '../random.ts'
import { inFours, type MadeCard } from './cards.ts'

/** What the payment dialog sends. */
export const bodyOf = ({ number, cvc }: MadeCard, name: string, plan: 2 | 3 = 3) => ({
  plan_id: plan,
  payment_details: {
    card: { number: inFours(number), exp_month: 12, exp_year: 99, cvc },
    billing: { name: 'Ana Reyes', email: `${name}@example.ph`, phone: '0917 123 4567' },
  },
})

/** Things to send that nobody can pay with: what is cut, mistyped or in the wrong place. Each is a path and a body. */
export function wrongBodies(card: MadeCard, name: string): [string, string | object][] {
  const { number, cvc } = card
  const whole = bodyOf(card, name)
  const { payment_details: details } = whole
  const withCard = (change: object) => ({
    ...whole,
    payment_details: { ...details, card: { ...details.card, ...change } },
  })
  const withBilling = (change: object) => ({
    ...whole,
    payment_details: { ...details, billing: { ...details.billing, ...change } },
  })
  return [
    ['create/', JSON.stringify(whole).slice(0, 80)],
    ['create/', `{"plan_id":3,"payment_details":{"card":{"number":${number},"cvc":${cvc}`],
    ['create/', `number=${number}&cvc=${cvc}`],
    ['create/', `"${number} ${cvc}"`],
    ['create/', { plan_id: number, payment_details: details }],
    ['create/', { plan_id: 3, payment_details: `${number} ${cvc}` }],
    ['create/', { plan_id: 3, payment_details: { ...details, card: number } }],
    ['create/', withCard({ number: Number(number), exp_month: Number(number) })],
    ['create/', withCard({ number: inFours(number, '-') })],
    ['create/', withCard({ number: number.repeat(4) })],
    ['create/', withCard({ number: [number], cvc: { cvc } })],
    ['create/', withCard({ cvc: `${cvc} ${number}` })],
    ['create/', withCard({ exp_year: number })],
    ['create/', { ...whole, payment_details: { ...details, billing: { name: '', email: number } } }],
    ['create/', withBilling({ name: number })],
    ['create/', withBilling({ phone: inFours(number, '-') })],
    [`create/?card=${number}&cvc=${cvc}`, { plan_id: 3 }],
    ['verify/', { payment_intent_id: number, plan_id: 3 }],
    ['verify/', { payment_intent_id: { number, cvc } }],
    ['details/', { payment_id: inFours(number) }],
  ]
}

const faults = [
  '500',
  '500-after',
  'hangup',
  'hangup-after',
  '429',
  'in-progress',
  'html',
  'garbage',
  'redirect',
  'slow',
] as const

/** A way for the provider to fail while it is given a card. */
export const someFault = ({ one, chance }: Choices): PaymentsOrder => ({
  fault: one(faults),
  on: one(['create', 'method', 'attach']),
  // The adapter tries a second time.
  times: chance(0.5) ? 2 : 1,
  ms: 200,
})
