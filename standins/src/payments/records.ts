import { randomBytes } from 'node:crypto'
import type { CardEffect } from './charging/cards.ts'

export type Address = Record<'line1' | 'line2' | 'city' | 'state' | 'postal_code' | 'country', string | null>
export type Billing = {
  name: string | null
  email: string | null
  phone: string | null
  address: Address
}
export type Metadata = Record<string, string> | null

/** Without number and CVC. Times are in milliseconds. */
export type PaymentMethod = {
  id: string
  last4: string
  expMonth: number
  expYear: number
  brand: string
  effect: CardEffect
  billing: Billing
  metadata: Metadata
  createdAt: number
}

export type Refund = {
  id: string
  paymentId: string
  amount: number
  reason: string
  notes: string | null
  metadata: Metadata
  createdAt: number
}

export type Dispute = {
  id: string
  paymentId: string
  amount: number
  status: 'pending' | 'won' | 'lost'
  createdAt: number
  updatedAt: number
}

export type Payment = {
  id: string
  intentId: string
  amount: number
  description: string | null
  statementDescriptor: string
  billing: Billing
  card: { id: string; brand: string; last4: string }
  /** Null if paid. */
  failure: string | null
  refunds: Refund[]
  isDisputed: boolean
  metadata: Metadata
  createdAt: number
}

export type IntentStatus =
  | 'awaiting_payment_method'
  | 'awaiting_next_action'
  | 'processing'
  | 'succeeded'
  | 'cancelled'

export type Intent = {
  id: string
  clientKey: string
  /** In centavos. */
  amount: number
  description: string | null
  statementDescriptor: string
  setupFutureUsage: string | null
  threeDSecure: 'any' | 'automatic'
  metadata: Metadata
  status: IntentStatus
  /** Attached last. */
  method: PaymentMethod | null
  /** The bank's open page. */
  challenge: { token: string; returnUrl: string | null } | null
  /** While processing; `at` null waits for a command. */
  settling: { failure: string | null; at: number | null } | null
  lastFailure: string | null
  /** Oldest first. */
  payments: Payment[]
  createdAt: number
  updatedAt: number
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789'

/** As PayMongo's: 24 letters and digits after the prefix. */
export function makeId(prefix: string): string {
  return `${prefix}_${[...randomBytes(24)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
