import type { PaymentField, PaymentForm } from '@hanap/contract/payments/payment-form'
import { withoutSpaces } from '@hanap/contract/payments/payment-form'
import { fieldOfWire } from './wire-fields.ts'

/** Where the browser itself gives the card to the provider. */
export type CardDoor = { url: string; publicKey: string }

/** What the provider made of a card: its own name for it, what it says is wrong, or no usable answer. */
export type KeptCard =
  | { kind: 'kept'; methodId: string }
  | { kind: 'refused'; field: PaymentField | null; text: string }
  | { kind: 'no-answer' }

const PATIENCE_MS = 20_000
/** An answer of a payment method is below two kilobytes. */
const MOST_CHARACTERS = 64_000

/**
 * Gives the card to PayMongo (`POST /payment_methods`, with the public key), which charges nothing. Our own server is not
 * told the number.
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
      // The card must not travel on to wherever a redirect points.
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
