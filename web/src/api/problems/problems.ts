import {
  type FieldErrors,
  type ProblemBody,
  type ProblemCode,
  problemStatus,
} from '@hanap/contract/wire/problem'
import { ownCode } from './own-problem.ts'
import { serverWords } from './server-words.ts'

/** `body` holds what a screen reads (current_count, details, …). */
export class ApiProblem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string
  readonly errors: FieldErrors
  readonly body: Partial<ProblemBody>
  /** From our server, not from a proxy. */
  readonly isOurs: boolean
  /** Has the content type of an API's refusal; proxies and captive portals answer with pages. */
  readonly isOfAnApi: boolean
  /** Seconds to wait; null if not stated. */
  readonly retryAfter: number | null
  override name = 'ApiProblem'

  /** @param headers without them the refusing server is unknown */
  constructor(status: number, body: Partial<ProblemBody>, headers = new Headers()) {
    const detail = [body.detail, body.error].find((text: unknown) => typeof text === 'string') ?? ''
    super(detail)
    this.status = status
    // Unknown codes are handled by their status.
    this.code = (body.code ?? 'internal') as ProblemCode
    this.detail = detail
    this.errors = readErrors(body.errors)
    this.body = body
    const type = headers.get('content-type')
    this.isOurs = ownCode(type, body) !== null
    this.isOfAnApi = type?.startsWith('application/problem+json') ?? false
    const seconds = Number(headers.get('retry-after') ?? body.retry_after)
    this.retryAfter = Number.isFinite(seconds) && seconds >= 0 ? seconds : null
  }
}

/** The body may be another server's. A single text counts as a list. */
function readErrors(given: unknown): FieldErrors {
  if (typeof given !== 'object' || given === null) return {}
  const texts = Object.entries(given).map(([field, list]): [string, string[]] => [
    field,
    [list].flat().filter((text) => typeof text === 'string'),
  ])
  return Object.fromEntries(texts)
}

/** No network, a timeout, or not an API answer. */
export class NetworkProblem extends Error {
  readonly reason: 'offline' | 'timeout' | 'garbage'
  override name = 'NetworkProblem'

  constructor(reason: NetworkProblem['reason'], cause?: unknown) {
    super(`No answer (${reason})`, { cause })
    this.reason = reason
  }
}

export function isApiProblem(problem: unknown, code?: ProblemCode): problem is ApiProblem {
  return problem instanceof ApiProblem && (code === undefined || problem.code === code)
}

/** Compares codes; the status only without a known code. */
export function isRefusedFor(problem: ApiProblem, ...codes: readonly ProblemCode[]): boolean
export function isRefusedFor(problem: unknown, ...codes: readonly ProblemCode[]): problem is ApiProblem
export function isRefusedFor(problem: unknown, ...codes: readonly ProblemCode[]): boolean {
  return codes.some(
    (code) =>
      isApiProblem(problem, code) ||
      (isApiProblem(problem) && !hasKnownCode(problem) && problemStatus[code] === problem.status),
  )
}

const hasKnownCode = ({ body }: ApiProblem) => Object.hasOwn(problemStatus, body.code ?? '')

/** As far as a browser can tell. */
export function seemsOffline(problem: unknown): boolean {
  return problem instanceof NetworkProblem && (problem.reason === 'offline' || navigator.onLine === false)
}

/** True if the caller aborted or the page is over: there is nothing to show. */
export function isAborted(problem: unknown): boolean {
  return problem instanceof DOMException && problem.name === 'AbortError'
}

/** The server's words, otherwise `network` or `fallback`; for our server's own failures, `fallback`. */
export function problemText(problem: unknown, texts: { fallback: string; network: string }): string {
  if (problem instanceof NetworkProblem) return texts.network
  if (!(problem instanceof ApiProblem) || (problem.status >= 500 && problem.body.code)) return texts.fallback
  return serverWords(problem) || texts.fallback
}
