import { type ProblemCode, problemStatus } from '@hanap/contract/problem'

/**
 * The code of a refusal of our own server. Between us and it stand portals, proxies and gateways, which refuse in the same
 * numbers and know nothing of a seeker; only our server says one of our codes in the form of a problem.
 * @param type of the content, as the response tells it
 * @returns null for a refusal of anybody else
 */
export function ownCode(type: string | null, body: unknown): ProblemCode | null {
  if (!type?.startsWith('application/problem+json')) return null
  if (typeof body !== 'object' || body === null || !('code' in body)) return null
  const { code } = body
  return typeof code === 'string' && Object.hasOwn(problemStatus, code) ? (code as ProblemCode) : null
}
