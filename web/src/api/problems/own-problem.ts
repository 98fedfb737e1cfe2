import { type ProblemCode, problemStatus } from '@hanap/contract/wire/problem'

/**
 * Null for other servers' refusals: portals, proxies and gateways use the same statuses. @param type the content type
 */
export function ownCode(type: string | null, body: unknown): ProblemCode | null {
  if (!type?.startsWith('application/problem+json')) return null
  if (typeof body !== 'object' || body === null || !('code' in body)) return null
  const { code } = body
  return typeof code === 'string' && Object.hasOwn(problemStatus, code) ? (code as ProblemCode) : null
}
