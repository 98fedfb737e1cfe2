import { type PaymentField, type PaymentForm, paymentTexts } from '@hanap/contract/payments/payment-form'
import type { readPaymentMode } from '@hanap/contract/payments/payments'
import type { AnswerOf } from '@hanap/contract/wire/endpoint'
import type { Means } from '../paying/charge.ts'
import type { payMessages } from '../paying/pay-messages.ts'
import { type CardDoor, keepCardAtProvider } from './card-at-provider.ts'
import { isSafeAddress } from './safe-address.ts'

/** `methodId` is the provider's id for the card, reusable by a retry. */
export type Prepared =
  | { means: Means; methodId: string | null }
  | { refusal: string; field: PaymentField | null }

/**
 * Charges nothing: passes the card to our server, or to the provider for an id.
 * @param methodId the provider's id from an earlier try
 */
export async function prepareCard(
  form: PaymentForm,
  mode: AnswerOf<typeof readPaymentMode>,
  methodId: string | null,
  m: typeof payMessages,
): Promise<Prepared> {
  if (mode?.mode === 'server') return { means: { card: form }, methodId: null }
  if (methodId !== null) return { means: { methodId }, methodId }
  const door = doorOf(mode)
  if (!door) return { refusal: paymentTexts.requestFailed, field: null }
  const kept = await keepCardAtProvider(door, form)
  switch (kept.kind) {
    case 'kept':
      return { means: { methodId: kept.methodId }, methodId: kept.methodId }
    case 'no-answer':
      return { refusal: m.providerDown, field: null }
    case 'refused':
      return { refusal: plainWords(kept, m), field: kept.field }
  }
}

/** Cards leave over https only, except to a provider on this machine. */
function doorOf({
  provider_url: url,
  public_key: publicKey,
}: AnswerOf<typeof readPaymentMode>): CardDoor | null {
  return url !== null && publicKey && isSafeAddress(url) ? { url, publicKey } : null
}

/** The provider's own sentence, unless it names wire fields ('details.card_number format is invalid.'). */
function plainWords({ field, text }: { field: PaymentField | null; text: string }, m: typeof payMessages) {
  if (!/\b(details|billing)\b|\w_\w/.test(text)) return text
  switch (field) {
    case 'number':
      return m.cardNumberWrong
    case 'month':
    case 'year':
      return m.cardDateWrong
    case 'cvc':
      return m.cardCvcWrong
    default:
      return paymentTexts.failed
  }
}
