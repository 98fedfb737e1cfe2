import type { PaymentField, PaymentForm } from '@hanap/contract/payments/payment-form'
import { withoutSpaces } from '@hanap/contract/payments/payment-form'
import { fieldOfWire } from './wire-fields.ts'

/** The provider's address for cards sent by the browser. */
export type CardDoor = { url: string; publicKey: string }

/** The provider's id for the card, or its objection, or no usable answer. */
export type KeptCard =
  | { kind: 'kept'; methodId: string }
  | { kind: 'refused'; field: PaymentField | null; text: string }
  | { kind: 'no-answer' }

const PATIENCE_MS = 20_000
/** A valid answer is below two kilobytes. */
const MOST_CHARACTERS = 64_000

/**
 * Stores the card at PayMongo (`POST /payment_methods`, public key); charges nothing. Our server never sees the
 * number.
 */
export async function keepCardAtProvider(door: CardDoor, form: PaymentForm): Promise<KeptCard> {
  const { name, email, phone } = form
  const attributes = {
    type: 'card',
    details: {
      card_number: withoutSpaces(form.number),
      exp_month: Number(form.month),
      exp_year: 2000 + Number(form.year),
      cvc: form.cvc.trim(),
    },
    billing: { name: name.trim(), email: email.trim(), ...(phone.trim() && { phone: phone.trim() }) },
  }
  try {
    const response = await fetch(`${door.url.replace(/\/+$/, '')}/payment_methods`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Basic ${btoa(`${door.publicKey}:`)}`,
      },
      credentials: 'omit',
      // A redirect must not carry the card elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      body: JSON.stringify({ data: { attributes } }),
    })
    const text = await response.text()
    return text.length > MOST_CHARACTERS ? { kind: 'no-answer' } : read(response, JSON.parse(text))
  } catch {
    return { kind: 'no-answer' }
  }
}

type Told = {
  data?: { id?: unknown }
  errors?: readonly { detail?: unknown; source?: { attribute?: unknown } }[]
} | null

function read({ ok, status }: Response, told: Told): KeptCard {
  const methodId = told?.data?.id
  if (ok && typeof methodId === 'string' && methodId.startsWith('pm_')) return { kind: 'kept', methodId }
  const error = Array.isArray(told?.errors) ? told.errors[0] : undefined
  if (ok || status >= 500 || status === 429 || typeof error?.detail !== 'string') return { kind: 'no-answer' }
  return { kind: 'refused', field: fieldOfWire(error.source?.attribute), text: error.detail }
}
