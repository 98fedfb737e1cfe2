import { notFound } from '../api/api-error.ts'
import { type AttributeReader, createAttributeReader, member } from '../api/attributes.ts'
import { type Billing, makeId, type PaymentMethod } from '../records.ts'
import { brandOf, effectOf } from './cards.ts'

export type Methods = ReturnType<typeof createMethods>

/** Keeps no card number, only its last digits and what it does. */
export function createMethods(now: () => Date) {
  const methods = new Map<string, PaymentMethod>()
  return {
    /** @throws ApiError if invalid or expired */
    create(body: unknown): PaymentMethod {
      const read = createAttributeReader(body)
      read.text('type', { required: true, among: ['card'] })
      const number = read.text('details.card_number', { required: true, pattern: /^\d{13,19}$/ })
      const expMonth = read.whole('details.exp_month', { required: true, least: 1, most: 12 })
      // Two digits or four.
      const year = read.whole('details.exp_year', { required: true, least: 0, most: 2099 })
      const expYear = year < 100 ? 2000 + year : year
      read.text('details.cvc', { required: true, pattern: /^\d{3,4}$/ })
      const billing = readBilling(read)
      const metadata = read.flat('metadata')
      read.end()
      if (Date.UTC(expYear, expMonth) <= now().getTime())
        read.refuse('parameter_invalid', 'The card is already expired.', 'details.exp_month')
      read.end()
      const method: PaymentMethod = {
        id: makeId('pm'),
        last4: number.slice(-4),
        expMonth,
        expYear,
        brand: brandOf(number),
        effect: effectOf(number),
        billing,
        metadata,
        createdAt: now().getTime(),
      }
      methods.set(method.id, method)
      return method
    },
    /** The card holder of an attach call; null for any other call. */
    payerOf(body: unknown): string | null {
      const id = ['data', 'attributes', 'payment_method'].reduce(member, body)
      return methods.get(String(id))?.billing.name ?? null
    },
    /** @throws ApiError 404 */
    get(id: string): PaymentMethod {
      const method = methods.get(id)
      if (!method) throw notFound('payment_method', id)
      return method
    },
  }
}

function readBilling(read: AttributeReader): Billing {
  const text = (name: string, pattern?: RegExp) =>
    read.text(`billing.${name}`, { most: 255, ...(pattern && { pattern }) }) || null
  const address = (name: string) => text(`address.${name}`)
  return {
    name: text('name'),
    email: text('email', /^[^\s@]+@[^\s@]+$/),
    phone: text('phone'),
    address: {
      line1: address('line1'),
      line2: address('line2'),
      city: address('city'),
      state: address('state'),
      postal_code: address('postal_code'),
      country: address('country'),
    },
  }
}
