import type { AttackRequest } from './request.ts'

/** So often a failure is tried in a smaller form. */
const MOST_TRIES = 80

/**
 * Makes a call smaller as long as it still fails: without a header, a parameter, a field; with shorter texts and lists.
 * @param fails sends one, and says whether it fails in the same way
 */
export async function shrink(
  request: AttackRequest,
  fails: (smaller: AttackRequest) => Promise<boolean>,
): Promise<AttackRequest> {
  let smallest = request
  let tries = 0
  for (let found = true; found && tries < MOST_TRIES; ) {
    found = false
    for (const smaller of smallerThan(smallest)) {
      if (++tries > MOST_TRIES) break
      if (!(await fails(smaller))) continue
      smallest = smaller
      found = true
      break
    }
  }
  return smallest
}

function* smallerThan(request: AttackRequest): Generator<AttackRequest> {
  const { headers, query, json, bytes } = request
  for (const name of Object.keys(headers)) yield { ...request, headers: without(headers, name) }
  if (query.length > 3) yield { ...request, query: query.slice(0, query.length >> 1) }
  for (const at of query.keys()) yield { ...request, query: query.filter((_, index) => index !== at) }
  if (bytes && bytes.length > 1) {
    yield { ...request, bytes: bytes.subarray(0, bytes.length >> 1) }
    yield { ...request, bytes: bytes.subarray(bytes.length >> 1) }
  }
  for (const [at, [name, value]] of query.entries())
    if (value.length > 1)
      yield { ...request, query: query.with(at, [name, value.slice(0, value.length >> 1)]) }
  if (json !== undefined) for (const smaller of smallerValues(json)) yield { ...request, json: smaller }
}

function* smallerValues(value: unknown): Generator<unknown> {
  if (typeof value === 'string' && value.length > 1) {
    yield value.slice(0, value.length >> 1)
    yield value.slice(value.length >> 1)
  }
  if (Array.isArray(value)) {
    if (value.length > 1) yield value.slice(0, value.length >> 1)
    for (const [at, item] of value.slice(0, 8).entries())
      for (const smaller of smallerValues(item)) yield value.with(at, smaller)
  } else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) yield without(value as Record<string, unknown>, name)
    for (const [name, item] of Object.entries(value))
      for (const smaller of smallerValues(item)) yield { ...value, [name]: smaller }
  }
}

const without = <T>(values: Record<string, T>, left: string): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== left))
