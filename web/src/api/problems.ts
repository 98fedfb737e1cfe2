import type { FieldErrors, ProblemBody, ProblemCode } from '@hanap/contract/problem'
import { serverWords } from './server-words.ts'

/** The server's own refusal. `body` holds whatever else a screen reads (current_count, details, …). */
export class ApiProblem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string
  readonly errors: FieldErrors
  readonly body: Partial<ProblemBody>
  override name = 'ApiProblem'

  constructor(status: number, body: Partial<ProblemBody>) {
    const detail = [body.detail, body.error].find((text: unknown) => typeof text === 'string') ?? ''
    super(detail)
    this.status = status
    // A code this build does not know is handled like any other failure of its status.
    this.code = (body.code ?? 'internal') as ProblemCode
    this.detail = detail
    this.errors = readErrors(body.errors)
    this.body = body
  }
}

/** Texts by field, as far as they are some: a body need not come from our server. One text alone is a list of one. */
function readErrors(given: unknown): FieldErrors {
  if (typeof given !== 'object' || given === null) return {}
  const texts = Object.entries(given).map(([field, list]): [string, string[]] => [
    field,
    [list].flat().filter((text) => typeof text === 'string'),
  ])
  return Object.fromEntries(texts)
}

/** No usable answer: the network is away, the answer took too long, or it was not what an API says. */
export class NetworkProblem extends Error {
  readonly reason: 'offline' | 'timeout' | 'garbage'
  override name = 'NetworkProblem'

  constructor(reason: NetworkProblem['reason'], cause?: unknown) {
    super(`No answer (${reason})`, { cause })
    this.reason = reason
  }
}

/** True for a server problem, and for that code when one is asked for. */
export function isApiProblem(problem: unknown, code?: ProblemCode): problem is ApiProblem {
  return problem instanceof ApiProblem && (code === undefined || problem.code === code)
}

/** Whether a call failed for want of a connection, as far as a browser can tell. */
export function seemsOffline(problem: unknown): boolean {
  return problem instanceof NetworkProblem && (problem.reason === 'offline' || navigator.onLine === false)
}

/** The caller stopped the call itself: nothing to show. */
export function isAborted(problem: unknown): boolean {
  return problem instanceof DOMException && problem.name === 'AbortError'
}

/** The first text of each field, for a form: `{ email: 'This email is already registered' }`. */
export function fieldTexts(problem: unknown): Readonly<Record<string, string>> {
  if (!(problem instanceof ApiProblem)) return {}
  const texts: Record<string, string> = {}
  for (const [field, [first]] of Object.entries(problem.errors)) if (first) texts[field] = first
  return texts
}

type SetFieldError<Name extends string> = (
  name: Name,
  error: { type: 'server'; message: string },
  options?: { shouldFocus: boolean },
) => void

/**
 * Puts a problem's texts at a react-hook-form's fields, the first one focused.
 * @returns the texts of fields the form does not have (non_field_errors among them), to be shown above it
 */
export function showAtFields<Name extends string>(
  problem: unknown,
  fields: readonly Name[],
  setError: SetFieldError<Name>,
): string[] {
  const others: string[] = []
  let isFirst = true
  for (const [field, text] of Object.entries(fieldTexts(problem))) {
    const name = fields.find((known) => known === field)
    if (name === undefined) {
      others.push(text)
      continue
    }
    setError(name, { type: 'server', message: text }, { shouldFocus: isFirst })
    isFirst = false
  }
  return others
}

/**
 * What to tell a person: the server's own words, else `network` or `fallback`. Where our server says by a code that it
 * failed itself, the screen's own words say more.
 */
export function problemText(problem: unknown, texts: { fallback: string; network: string }): string {
  if (problem instanceof NetworkProblem) return texts.network
  if (!(problem instanceof ApiProblem) || (problem.status >= 500 && problem.body.code)) return texts.fallback
  return serverWords(problem) || texts.fallback
}
