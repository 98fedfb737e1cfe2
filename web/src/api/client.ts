import type { AnswerOf, Endpoint, GivenBody, GivenQuery, Params } from '@hanap/contract/wire/endpoint'
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

/** Same origin by default; another origin by build setting. */
export const BASE: string = import.meta.env['VITE_API_BASE'] ?? '/api'
const TIMEOUT_MS = 15_000

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : { [N in Name]: Value }
/** A query whose every part is optional may be left out altogether. */
type GivenQueryPart<Value> = [Value] extends [undefined]
  ? { query?: undefined }
  : Record<never, never> extends Value
    ? { query?: Value }
    : { query: Value }

/** What a call takes. A multipart endpoint is given FormData. */
export type CallOptions<E extends Endpoint> = Given<'params', Params<E>> &
  Given<'body', GivenBody<E> extends undefined ? undefined : GivenBody<E> | FormData> &
  GivenQueryPart<GivenQuery<E>> & {
    signal?: AbortSignal | undefined
    headers?: Readonly<Record<string, string>> | undefined
    /** Default 15 s; a call that drafts a letter or reads a resume takes longer. */
    timeoutMs?: number | undefined
    /** It goes on when the page is left. Only for what is small: a browser takes 64 KiB of such calls at a time. */
    keepalive?: boolean
  }

export type Optional<T> = Record<never, never> extends T ? [options?: T] : [options: T]

/**
 * Calls an endpoint of the contract, without retries.
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

/** As callEndpoint, with the status beside the body: for calls whose 200 and 201 mean different things. */
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
  // The types come from the same contract object that the server validates its answers with.
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

/**
 * Makes the call and answers its successful response, unread; the timeout and `signal` hold for the reading too.
 * @throws as callEndpoint
 */
export async function send(endpoint: Endpoint, options: LooseOptions): Promise<Response> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  const isForm = options.body instanceof FormData
  const headers = new Headers({ accept: 'application/json', ...options.headers })
  // A caller that brings a token of its own speaks for somebody who is not signed in here.
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

/** A page that is over asks for nothing more, and its answers are nobody's. @throws AbortError */
export function stopIfOver(): void {
  if (session.isOver()) throw new DOMException('The call was stopped', 'AbortError')
}

/** A refusal says more than its caller asked: that the session is over, or that cached answers are out of date. */
export function noted(problem: ApiProblem, token: string | null): ApiProblem {
  if (problem.code === 'unauthenticated') endSession(token)
  noteRefusal(problem.code)
  return problem
}

/** Tells a call that the caller stopped from one that ran out of time or lost its connection. */
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
 * Clears the session a task later, so the feature first shows its text and keeps its draft. A late 401 of an older
 * token does not end a newer session.
 */
export function endSession(token: string | null): void {
  setTimeout(() => {
    if (token !== null && session.read().token === token) session.clear()
  }, 0)
}

/** The body of an answer as JSON, null where it is empty. @throws NetworkProblem, AbortError */
export async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const text = await response.text().catch(brokenOff(signal))
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch (cause) {
    // A captive portal or a proxy answered 200 with a page of its own.
    throw new NetworkProblem('garbage', cause)
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
