import { expect, test } from 'vitest'
import { nextState, type PayEvent, type PayNotice, type PayState, startingState } from './pay-state.ts'

const begun = { payment_id: 'pay_9', plan_id: 2 } as const
const declined: PayNotice = { kind: 'error', text: 'Your bank declined it.', field: null }
const wrongCvc: PayNotice = { kind: 'error', text: 'The CVC isn’t right.', field: 'cvc' }
const states: Readonly<Record<string, PayState>> = {
  form: startingState,
  declined: { phase: 'form', notice: declined },
  wrong: { phase: 'form', notice: wrongCvc },
  sending: { phase: 'sending' },
  looking: { phase: 'looking' },
  waiting: { phase: 'waiting' },
  bank: { phase: 'to-bank', url: 'https://bank.example', begun },
}
const events: Readonly<Record<string, PayEvent>> = {
  pressed: { event: 'pressed' },
  lost: { event: 'answer-lost' },
  made: { event: 'still-made' },
  bank: { event: 'sent-to-bank', url: 'https://bank.example', begun },
  declined: { event: 'ended', notice: declined },
  typed: { event: 'typed', field: 'cvc' },
}

test.each([
  // Columns: the state before, then after each of the events above.
  ['form', 'sending', 'looking', 'waiting', 'bank', 'declined', 'form'],
  ['declined', 'sending', 'looking', 'waiting', 'bank', 'declined', 'declined'],
  ['wrong', 'sending', 'looking', 'waiting', 'bank', 'declined', 'form'],
  ['sending', 'sending', 'looking', 'waiting', 'bank', 'declined', 'sending'],
  ['looking', 'sending', 'looking', 'waiting', 'bank', 'declined', 'looking'],
  ['waiting', 'sending', 'looking', 'waiting', 'bank', 'declined', 'waiting'],
  ['bank', 'bank', 'bank', 'bank', 'bank', 'bank', 'bank'],
])('a payment that is at %s goes on as it should, whatever happens', (from, ...next) => {
  const reached = Object.values(events).map((event) => nextState(states[from] ?? startingState, event))
  expect(reached).toEqual(next.map((name) => states[name]))
})
