import type { AnswerOf, Endpoint, GivenBody, GivenQuery, Params } from '@hanap/contract/wire/endpoint'
import { isRecord } from '@hanap/contract/wire/is-record'
import { textsKnown } from '../i18n/translate.ts'
import { fillPath, queryText } from './address.ts'
import { takeEarly } from './asked-early.ts'
import { eitherSignal } from './either-signal.ts'
import { ApiProblem, NetworkProblem } from './problems/problems.ts'
import { noteRefusal } from './problems/refusals.ts'
import { setServerClock } from './server-clock.ts'
import { session } from './session/browser-session.ts'
import { KEPT_AT } from './session/kept-at.ts'
import { noteAnswer, noteNoAnswer } from './signal.ts'

/** Another origin by build setting. */
export const BASE: string = import.meta.env['VITE_API_BASE'] ?? '/api'
const TIMEOUT_MS = 15_000

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : { [N in Name]: Value }
type GivenQueryPart<Value> = [Value] extends [undefined]
  ? { query?: undefined }
  : Record<never, never> extends Value
    ? { query?: Value }
    : { query: Value }

/** A multipart endpoint takes FormData. */
export type CallOptions<E extends Endpoint> = Given<'params', Params<E>> &
  Given<'body', GivenBody<E> extends undefined ? undefined : GivenBody<E> | FormData> &
  GivenQueryPart<GivenQuery<E>> & {
    signal?: AbortSignal | undefined
    headers?: Readonly<Record<string, string>> | undefined
    /** Default 15 s, too short for drafting a letter or reading a resume. */
    timeoutMs?: number | undefined
    /** Survives leaving the page. Only for small payloads: browsers allow 64 KiB of such calls at a time. */
    keepalive?: boolean
  }

export type Optional<T> = Record<never, never> extends T ? [options?: T] : [options: T]

/**
 * Without retries.
 * @throws ApiProblem when the server refuses, NetworkProblem without a usable answer within the timeout, AbortError
 * when `signal` aborts or the page's seeker has changed
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  ...[options]: Optional<CallOptions<E>>
): Promise<AnswerOf<E>> {
  const { body } = await callForAnswer(endpoint, ...([options] as Optional<CallOptions<E>>))
  return body
}

/** For calls whose 200 and 201 differ in meaning. */
export function callForAnswer<E extends Endpoint>(
  endpoint: E,
  ...[options]: Optional<CallOptions<E>>
): Promise<{ status: number; body: AnswerOf<E> }> {
  return readAnswer(endpoint, options ?? {})
}

async function readAnswer<E extends Endpoint>(endpoint: E, options: LooseOptions) {
  const response = await send(endpoint, options)
  const body = await readJson(response, options.signal)
  if (body === null && endpoint.answers[response.status]) throw new NetworkProblem('garbage')
  // The server validates by the same contract object.
  return { status: response.status, body: body as AnswerOf<E> }
}

type LooseOptions = {
  params?: unknown
  query?: unknown
  body?: unknown
  signal?: AbortSignal | undefined
  headers?: Readonly<Record<string, string>> | undefined
  timeoutMs?: number | undefined
  keepalive?: boolean
}

/** Unread; the timeout and `signal` also cover reading it. @throws as callEndpoint */
export async function send(endpoint: Endpoint, options: LooseOptions): Promise<Response> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  const isForm = options.body instanceof FormData
  const headers = new Headers({ accept: 'application/json', ...options.headers })
  // A caller with its own token acts for a seeker not logged in here.
  const isOwn = !headers.has('authorization')
  const token = isOwn ? session.read().token : null
  if (isOwn) stopIfOver()
  if (token) headers.set('authorization', `Token ${token}`)
  if (options.body !== undefined && !isForm) headers.set('content-type', 'application/json')

  const address = BASE + fillPath(endpoint.path, options.params) + queryText(options.query)
  const ask = () =>
    fetch(address, {
      method: endpoint.method,
      headers,
      credentials: 'include',
      keepalive: options.keepalive === true,
      signal: eitherSignal(options.signal, timeout),
      ...(options.body === undefined
        ? {}
        : { body: isForm ? (options.body as FormData) : JSON.stringify(options.body) }),
    })
  const early = endpoint.method === 'GET' ? takeEarly(address, token) : undefined
  const response = await (early?.catch(ask) ?? ask()).catch(brokenOff(options.signal))
  if (isOwn) stopIfOver()
  setServerClock(response.headers.get('date'))
  if (response.ok) {
    noteAnswer(endpoint.path, response.headers.get(KEPT_AT))
    return response
  }
  const body: unknown = await response.json().catch(() => null)
  const problem = new ApiProblem(response.status, isRecord(body) ? body : {}, response.headers)
  await textsKnown()
  throw noted(problem, token)
}

/** A page that is over makes no calls and gets no answers. @throws AbortError */
export function stopIfOver(): void {
  if (session.isOver()) throw new DOMException('The call was stopped', 'AbortError')
}

/** Reports a refusal to the rest of the page: a 401 ends the session, other codes may outdate cached answers. */
export function noted(problem: ApiProblem, token: string | null): ApiProblem {
  if (problem.code === 'unauthenticated') endSession(token)
  noteRefusal(problem.code)
  return problem
}

/** Tells a stopped call from a timeout or a lost connection. */
export function brokenOff(signal: AbortSignal | undefined) {
  return (cause: unknown): never => {
    stopIfOver()
    if (signal?.aborted) throw new DOMException('The call was stopped', 'AbortError')
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
    if (!isTimeout) noteNoAnswer()
    throw new NetworkProblem(isTimeout ? 'timeout' : 'offline', cause)
  }
}

/**
 * A task later, so that the feature first shows its text and keeps its draft. A late 401 of an older token does not
 * end a newer session.
 */
export function endSession(token: string | null): void {
  setTimeout(() => {
    if (token !== null && session.read().token === token) session.clear()
  }, 0)
}

/** Null if empty. @throws NetworkProblem, AbortError */
export async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const text = await response.text().catch(brokenOff(signal))
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch (cause) {
    // A captive portal or a proxy answered.
    throw new NetworkProblem('garbage', cause)
  }
}
