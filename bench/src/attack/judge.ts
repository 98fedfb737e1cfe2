import { problemSchema, problemStatus } from '@hanap/contract/wire/problem'
import { STREAM_TYPE, streamLineSchema } from '@hanap/contract/wire/wire'
import * as z from 'zod'
import { nameOf } from './naming.ts'
import type { AttackRequest } from './request.ts'
import type { Heard } from './send.ts'

/** May refuse with Retry-After, since the server reads one file at a time. */
const MAY_BE_BUSY: readonly string[] = ['POST /resume-parse/']

const EVERYWHERE = [
  'invalid',
  'malformed-request',
  'unauthenticated',
  'not-found',
  'too-large',
  'unsupported-media',
  'too-many',
]
/** The schema library's words, where ours should be. */
const LIBRARY_WORDS =
  /^(Too (big|small)|Invalid|Unrecognized|Expected)\b.*(expected|input|option|string|key|type|:)/
/** Bytes; larger answers are not checked. */
const READ_WHOLE = 200_000

/** @returns null if nothing is wrong except speed */
export function judge(request: AttackRequest, heard: Heard): string | null {
  if (heard.status === 0) return `no answer: ${heard.cut}`
  if (heard.headers['x-content-type-options'] !== 'nosniff' || !heard.headers['content-security-policy'])
    return 'headers that protect are missing'
  const isTold = heard.status in request.endpoint.answers && !isProblem(heard)
  return heard.status < 300 || isTold ? judgeAnswer(request, heard) : judgeRefusal(request, heard)
}

/** Its timeouts, plus a second. */
export const boundOf = (name: string): number => (WAITS_MS[name] ?? 0) + 1000
const WAITS_MS: Readonly<Record<string, number>> = {
  // Recognizing, then reading.
  'POST /resume-parse/': 5000 + 10_000,
  // A letter that claims too much is requested again.
  'POST /cover-letters/generate/': 2 * 30_000,
  // The form, its answer, the next page.
  'POST /olj/': 3 * 20_000,
  'POST /job-applications/apply/': 3 * 20_000,
  // The intent, the card, the charge.
  'POST /auth/subscription/payment/create/': 3 * 20_000,
  'POST /auth/subscription/payment/verify/': 20_000,
}
/** Longer than any call may take. */
export const PATIENCE_MS = 90_000

export const isTooSlow = ({ endpoint }: AttackRequest, { milliseconds }: Heard) =>
  milliseconds > boundOf(nameOf(endpoint))

export const isBusy = ({ endpoint }: AttackRequest, { status, headers, text }: Heard) =>
  status === 503 &&
  MAY_BE_BUSY.includes(nameOf(endpoint)) &&
  Number(headers['retry-after']) > 0 &&
  problemSchema.safeParse(parse(text)).data?.code === 'busy'

const isProblem = ({ headers }: Heard) =>
  String(headers['content-type']).startsWith('application/problem+json')

function judgeRefusal(request: AttackRequest, heard: Heard): string | null {
  const { endpoint } = request
  const { status, headers, text } = heard
  if (status < 400) return `${status} is no answer of ours`
  if (!isProblem(heard)) return `${status} without a problem, as ${String(headers['content-type'])}`
  const { data: problem } = problemSchema.safeParse(parse(text))
  if (!problem) return `${status} with something that is no problem`
  const { code } = problem
  const strange = Object.values(problem.errors ?? {})
    .flat()
    .find((words) => LIBRARY_WORDS.test(words))
  if (strange !== undefined) return `${status} in words that nobody here wrote: ${strange}`
  const known: Record<string, number> = problemStatus
  if (problem.status !== status || known[code] !== status) return `${status} with the problem ${code}`
  if (status >= 500 && !isBusy(request, heard)) return `${status} ${code}`
  const told = [...EVERYWHERE, ...(endpoint.problems ?? [])]
  if (endpoint.access === 'subscriber') told.push('subscription-required')
  if (endpoint.idempotent) told.push('in-progress', 'idempotency-mismatch')
  return told.includes(code) ? null : `${status} ${code}, which the contract does not tell`
}

function judgeAnswer({ endpoint }: AttackRequest, { status, headers, text }: Heard): string | null {
  if (!(status in endpoint.answers)) return `${status}, which the contract does not tell`
  // Two slashes lead to another site.
  if (status >= 300 && status < 400 && !/^\.?\/(?![/\\])/.test(String(headers.location)))
    return `it leads to ${headers.location}`
  const schema = endpoint.answers[status]
  if (schema === 'file') return null
  if (!schema) return text === '' ? null : `${status} with a body`
  if (text.length > READ_WHOLE) return null
  if (String(headers['content-type']).startsWith(STREAM_TYPE))
    return text
      .trim()
      .split('\n')
      .every((line) => streamLineSchema.safeParse(parse(line)).success)
      ? null
      : 'lines of another shape'
  const read = z.safeParse(schema, parse(text))
  return read.success
    ? null
    : `an answer of another shape: ${read.error.issues[0]?.path.map(String).join('.')}`
}

/** @returns undefined if the text is not JSON */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
