import { randomUUID } from 'node:crypto'
import { nameOf } from './naming.ts'
import type { AttackRequest } from './request.ts'

type Slow = { request: AttackRequest; milliseconds: number }

/** Of each endpoint so many are kept: the last of them may have been slow for another reason than the first. */
const KEPT = 3

/** Keeps the slowest calls of each endpoint. */
export function createSlowest() {
  const kept = new Map<string, Slow[]>()
  return {
    add(request: AttackRequest, milliseconds: number) {
      const name = nameOf(request.endpoint)
      const all = [...(kept.get(name) ?? []), { request, milliseconds }]
      kept.set(name, all.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, KEPT))
    },
    /** Of each endpoint its slowest calls, the slowest first. */
    list: () => [...kept].map(([name, slow]) => ({ name, requests: slow.map(({ request }) => request) })),
  }
}
export type Slowest = ReturnType<typeof createSlowest>

/** The same call so that its work is done anew: under the key of an earlier one it would only be told that one's answer. */
export const asNew = (request: AttackRequest): AttackRequest =>
  'idempotency-key' in request.headers
    ? { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } }
    : request
