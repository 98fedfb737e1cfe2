import type { Decline } from './port.ts'

const BANK = 'Your bank declined this payment. Please try another card, or ask your bank.'
const LIMIT = 'This card has reached its limit. Please try another card.'
const CVC = 'The CVC is not right. Please check it.'
const LATER = 'The payment could not be processed. Please try again in a few minutes.'
const UNREACHED = 'Your bank cannot be reached right now. Please try again in a few minutes.'

/** The provider's reasons that a seeker may learn, by its `sub_code`. */
const texts: Readonly<Record<string, string>> = {
  insufficient_funds: 'There is not enough money on this card. Please try another card.',
  credit_limit_exceeded: LIMIT,
  debit_card_usage_limit_exceeded: LIMIT,
  card_expired: 'This card has expired. Please try another card.',
  card_number_invalid: 'This card number is not valid. Please check it.',
  cvc_invalid: CVC,
  cvc_incorrect: CVC,
  card_not_supported: 'This card cannot be used here. Please try another card.',
  call_card_issuer: 'Your bank asks you to call it about this card. You can also try another card.',
  do_not_honor: BANK,
  payment_refused: BANK,
  issuer_declined: BANK,
  processor_declined: BANK,
  issuer_not_available: UNREACHED,
  processor_unavailable: UNREACHED,
  processor_timeout: UNREACHED,
  processing_error: LATER,
  system_error: LATER,
  unknown_error: LATER,
  authentication_error:
    'Your bank could not confirm that this is you. Please try again, or try another card.',
}

const generic: Decline = {
  code: 'generic_decline',
  text: 'Your card was declined. Please try another card, or ask your bank.',
}

/**
 * A decline in words for the seeker. A lost, stolen, blocked or suspicious card, and unknown reasons, get the generic
 * text and code.
 * @param reason the provider's `sub_code` or `failed_code`
 */
export function declineFor(reason: string): Decline {
  const text = Object.hasOwn(texts, reason) ? texts[reason] : undefined
  return text === undefined ? generic : { code: reason, text }
}
