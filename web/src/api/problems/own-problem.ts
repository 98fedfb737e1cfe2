import { type ProblemCode, problemStatus } from '@hanap/contract/wire/problem'

/**
 * The code of a refusal by our own server: a problem with one of our codes. Portals, proxies and gateways refuse with
 * the same statuses.
 * @param type the response's content type
 * @returns null for any other refusal
 */
export function ownCode(type: string | null, body: unknown): ProblemCode | null {
  if (!type?.startsWith('application/problem+json')) return null
  if (typeof body !== 'object' || body === null || !('code' in body)) return null
  const { code } = body
  return typeof code === 'string' && Object.hasOwn(problemStatus, code) ? (code as ProblemCode) : null
}
