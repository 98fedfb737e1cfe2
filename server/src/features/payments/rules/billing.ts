import type { Secrets } from '../../../lib/secrets/secrets.ts'
import type { Billing } from '../../../outside/card-payments/port.ts'
import type { PaymentRow } from '../store.ts'

/** Binds sealed billing to its payment. */
export const sealingContext = (providerKey: string) => `payment:${providerKey}`

/** Empty once the person is deleted. */
export function billingOf(secrets: Pick<Secrets, 'open'>, row: PaymentRow): Billing {
  if (row.sealed_billing === null) return { name: '', email: '', phone: '' }
  return JSON.parse(secrets.open(row.sealed_billing, sealingContext(row.provider_key)))
}
