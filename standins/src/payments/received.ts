import type { KeyKind } from './api/keys.ts'
import type { Area } from './faults.ts'

/** Of a card, only the last digits and date. */
export type Received = {
  id: number
  received_at: string
  method: string
  path: string
  area: Area
  key: KeyKind
  idempotency_key: string | null
  attributes: unknown
  /** Null if nothing was answered. */
  status: number | null
  /** 'answered', or the fault's name. */
  outcome: string
  /** True even if the answer failed. */
  was_handled: boolean
  /** An earlier answer of the same key. */
  was_replayed: boolean
}

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

/** Removes the CVC and anything like a card number. */
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
