import { problemSchema, problemStatus } from '@hanap/contract/problem'
import { STREAM_TYPE, streamLineSchema } from '@hanap/contract/wire'
import * as z from 'zod'
import { nameOf } from './naming.ts'
import type { AttackRequest } from './request.ts'
import type { Heard } from './send.ts'
import { boundOf } from './waits.ts'

/** Where too much at once may be refused with a time to come again: here one file is read at a time. */
const MAY_BE_BUSY: readonly string[] = ['POST /resume-parse/']

/** What every call may be refused with. */
const EVERYWHERE = [
  'invalid',
  'malformed-request',
  'unauthenticated',
  'not-found',
  'too-large',
  'unsupported-media',
  'too-many',
]
/** What the schema library says by itself, of a value that has no words of ours. */
const LIBRARY_WORDS =
  /^(Too (big|small)|Invalid|Unrecognized|Expected)\b.*(expected|input|option|string|key|type|:)/
/** An answer of that size is looked at whole; a larger one only for its kind. */
const READ_WHOLE = 200_000

/** What is wrong with an answer; null where nothing is. Its speed is judged apart: others may have slowed it. */
export function judge(request: AttackRequest, heard: Heard): string | null {
  if (heard.status === 0) return `no answer: ${heard.cut}`
  if (heard.headers['x-content-type-options'] !== 'nosniff' || !heard.headers['content-security-policy'])
    return 'headers that protect are missing'
  // A page that is not there is a page, and an address that leads to another is an answer.
  const isTold = heard.status in request.endpoint.answers && !isProblem(heard)
  return heard.status < 300 || isTold ? judgeAnswer(request, heard) : judgeRefusal(request, heard)
}

export const isTooSlow = ({ endpoint }: AttackRequest, { milliseconds }: Heard) =>
  milliseconds > boundOf(nameOf(endpoint))

/** Whether it refused for too much at once where that may be, and said when to come again. */
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
  // Within this site: an address that begins with two slashes is another's.
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

/** What an answer tells as JSON; undefined where it is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
