import type { Secrets } from '../../../lib/secrets/secrets.ts'
import type { Billing } from '../../../outside/card-payments/port.ts'
import type { PaymentRow } from '../store.ts'

/** What a payment's billing is bound to: it cannot be opened as another's. */
export const sealingContext = (providerKey: string) => `payment:${providerKey}`

/** Whom a payment was billed to; empty once the person is gone. */
export function billingOf(secrets: Pick<Secrets, 'open'>, row: PaymentRow): Billing {
  if (row.sealed_billing === null) return { name: '', email: '', phone: '' }
  return JSON.parse(secrets.open(row.sealed_billing, sealingContext(row.provider_key)))
}
