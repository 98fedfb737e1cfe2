import { expect, test } from 'vitest'
import { declineFor } from './declines.ts'

const BANK = 'Your bank declined this payment. Please try another card, or ask your bank.'
const LIMIT = 'This card has reached its limit. Please try another card.'
const CVC = 'The CVC isn’t right. Please check it.'
const LATER = 'We couldn’t process the payment. Please try again in a few minutes.'
const UNREACHED = 'We can’t reach your bank right now. Please try again in a few minutes.'
const GENERIC = 'Your card was declined. Please try another card, or ask your bank.'

test.each([
  ['do_not_honor', BANK],
  ['payment_refused', BANK],
  ['issuer_declined', BANK],
  ['processor_declined', BANK],
  ['insufficient_funds', 'This card doesn’t have enough money. Please try another card.'],
  ['issuer_not_available', UNREACHED],
  ['processor_unavailable', UNREACHED],
  ['processor_timeout', UNREACHED],
  ['call_card_issuer', 'Your bank asks you to call it about this card. You can also try another card.'],
  ['card_not_supported', 'We can’t take this card. Please try another card.'],
  ['credit_limit_exceeded', LIMIT],
  ['debit_card_usage_limit_exceeded', LIMIT],
  ['card_expired', 'This card has expired. Please try another card.'],
  ['card_number_invalid', 'This card number isn’t valid. Please check it.'],
  ['cvc_invalid', CVC],
  ['cvc_incorrect', CVC],
  ['processing_error', LATER],
  ['system_error', LATER],
  ['unknown_error', LATER],
  [
    'authentication_error',
    'Your bank couldn’t confirm that it’s you. Please try again, or try another card.',
  ],
  ['generic_decline', GENERIC],
])('a card declined for %s: the seeker reads %j', (reason, text) => {
  expect(declineFor(reason)).toEqual({ code: reason, text })
})

test.each([
  'fraudulent',
  'highest_risk_level',
  'lost_card',
  'pickup_card',
  'processor_blocked',
  'restricted_card',
  'stolen_card',
  'blocked',
  'a_reason_of_tomorrow',
  'constructor',
  '',
])('why a card was declined is not told, in words or code, where it is %j', (reason) => {
  expect(declineFor(reason)).toEqual({ code: 'generic_decline', text: GENERIC })
})
