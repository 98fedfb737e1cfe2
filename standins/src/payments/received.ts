import type { KeyKind } from './api/keys.ts'
import type { Area } from './faults.ts'

/** One call of the API and what it was answered. Nothing of a card is in it but its last digits and its date. */
export type Received = {
  id: number
  received_at: string
  method: string
  /** Without its query. */
  path: string
  area: Area
  key: KeyKind
  idempotency_key: string | null
  /** The request's data.attributes. */
  attributes: unknown
  /** Null: the connection was lost, or nothing was answered. */
  status: number | null
  /** 'answered', or the fault's name. */
  outcome: string
  /** Whether it was done, whatever was answered. */
  was_handled: boolean
  /** The answer is that of an earlier call with the same key. */
  was_replayed: boolean
}

/** So many are kept. */
const KEPT = 10_000

export function createReceived() {
  let kept: Received[] = []
  let last = 0
  return {
    add(one: Omit<Received, 'id'>) {
      last += 1
      kept.push({ ...one, id: last })
      if (kept.length > KEPT * 1.1) kept = kept.slice(-KEPT)
    },
    /** Oldest first. */
    list: (): readonly Received[] => kept,
    clear() {
      kept = []
    },
  }
}
export type ReceivedCalls = ReturnType<typeof createReceived>

/** What may be kept of a request: a card's number shortened to its end, no CVC, and no number like a card's anywhere. */
export function withoutCard(body: unknown): unknown {
  const kept = JSON.stringify(body, (name, value: unknown) => {
    if (name === 'cvc' || name === 'cvv') return undefined
    if (typeof value === 'number' && Math.abs(value) >= 1e12) return '…'
    return typeof value === 'string' ? value.replace(/\d(?:[ -]?\d){8,}(?=(?:[ -]?\d){4})/g, '…') : value
  })
  const whole: unknown = kept === undefined ? null : JSON.parse(kept)
  const data = (whole as { data?: { attributes?: unknown } } | null)?.data
  return data?.attributes ?? null
}
