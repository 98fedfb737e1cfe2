import { createHmac, randomBytes } from 'node:crypto'
import { ApiError, invalid } from './api-error.ts'

export type Answer = { status: number; body: unknown }

/** PayMongo's limits. */
const KEPT_MS = 24 * 60 * 60 * 1000
const MOST_LETTERS = 255

export type Idempotency = ReturnType<typeof createIdempotency>

/** Handling is synchronous, so a concurrent call finds the first answer. */
export function createIdempotency(now: () => Date) {
  const kept = new Map<string, { print: string; answer: Answer; until: number }>()
  // Keyed, since parameters may hold a card.
  const secret = randomBytes(32)
  const printOf = (path: string, body: unknown) =>
    createHmac('sha256', secret)
      .update(`${path}\n${JSON.stringify(body, inOrder) ?? ''}`)
      .digest('base64')

  return {
    /** @throws ApiError if the key had other parameters */
    once(key: string, call: { path: string; body: unknown }, handle: () => Answer) {
      if (key.length > MOST_LETTERS)
        throw invalid(
          'parameter_above_maximum',
          'Idempotency-Key cannot be longer than 255 characters.',
          'Idempotency-Key',
        )
      const print = printOf(call.path, call.body)
      const before = kept.get(key)
      if (before && before.until > now().getTime()) {
        if (before.print !== print)
          throw new ApiError(400, {
            code: 'idempotency_key_reused',
            detail: 'This Idempotency-Key was used with other parameters.',
          })
        return { answer: before.answer, isReplayed: true }
      }
      const answer = handle()
      kept.set(key, { print, answer, until: now().getTime() + KEPT_MS })
      return { answer, isReplayed: false }
    },
    expire() {
      kept.clear()
    },
  }
}

/** Sorts names, so that equal parameters have equal JSON. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
