import * as paymentSays from '@hanap/contract/says/payments'
import type { Decline } from './port.ts'

const BANK = paymentSays.declinedByBank
const LIMIT = paymentSays.cardLimit
const CVC = paymentSays.cvcWrong
const LATER = paymentSays.notProcessed
const UNREACHED = paymentSays.bankDown

/** Reasons a seeker may learn, by the provider's `sub_code`. */
const texts: Readonly<Record<string, string>> = {
  insufficient_funds: paymentSays.noFunds,
  credit_limit_exceeded: LIMIT,
  debit_card_usage_limit_exceeded: LIMIT,
  card_expired: paymentSays.cardExpired,
  card_number_invalid: paymentSays.numberInvalid,
  cvc_invalid: CVC,
  cvc_incorrect: CVC,
  card_not_supported: paymentSays.cardUnusable,
  call_card_issuer: paymentSays.callBank,
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
  authentication_error: paymentSays.notProven,
}

const generic: Decline = {
  code: 'generic_decline',
  text: paymentSays.declined,
}

/**
 * Lost, stolen, blocked or suspicious cards and unknown reasons get the generic text and code.
 * @param reason the provider's `sub_code` or `failed_code`
 */
export function declineFor(reason: string): Decline {
  const text = Object.hasOwn(texts, reason) ? texts[reason] : undefined
  return text === undefined ? generic : { code: reason, text }
}
