import type { AnswerOf, Endpoint, ProgressOf } from '@hanap/contract/wire/endpoint'
import { isRecord } from '@hanap/contract/wire/is-record'
import { STREAM_TYPE } from '@hanap/contract/wire/wire'
import * as z from 'zod/mini'
import { brokenOff, type CallOptions, noted, readJson, send } from '../client.ts'
import { eitherSignal } from '../either-signal.ts'
import { ApiProblem, NetworkProblem } from '../problems/problems.ts'
import { session } from '../session/browser-session.ts'

/** Silence after the first line, before the connection counts as lost. */
const IDLE_MS = 20_000
/** Many times the size of any answer. */
const MOST_CHARACTERS = 2_000_000

/**
 * Reads progress as JSON lines before the answer, or plain JSON.
 * @param options.onProgress gets each known piece
 * @param options.timeoutMs for the whole call, milliseconds
 * @throws ApiProblem when the server refuses, NetworkProblem when the stream is cut, silent or unreadable, AbortError
 * as callEndpoint
 */
export async function callForStream<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> & { timeoutMs: number; onProgress: (piece: ProgressOf<E>) => void },
): Promise<AnswerOf<E>> {
  const { signal, timeoutMs, onProgress } = options
  const { token } = session.read()
  const patience = new AbortController()
  const wait = (ms: number) => setTimeout(() => patience.abort(), ms)
  const overall = wait(timeoutMs)
  let idle: ReturnType<typeof setTimeout> | undefined
  const either = eitherSignal(signal, patience.signal)
  try {
    const accept = `${STREAM_TYPE}, application/json;q=0.9`
    const response = await send(endpoint, {
      ...options,
      signal: either,
      headers: { ...options.headers, accept },
    })
    const isStream = response.headers.get('content-type')?.includes(STREAM_TYPE) ?? false
    const answer = isStream
      ? await readLines(response, either, (line) => {
          clearTimeout(idle)
          idle = wait(IDLE_MS)
          if ('problem' in line) throw refusalOf(line['problem'], token)
          if (!('progress' in line)) return
          const piece = z.safeParse(endpoint.progress ?? z.unknown(), line['progress'])
          if (piece.success) onProgress(piece.data as ProgressOf<E>)
        })
      : await readJson(response, either)
    if (!isRecord(answer)) throw new NetworkProblem('garbage')
    // The server validates by the same contract object.
    return answer as AnswerOf<E>
  } catch (problem) {
    if (signal?.aborted) throw new DOMException('The call was stopped', 'AbortError')
    if (patience.signal.aborted) throw new NetworkProblem('timeout', problem)
    throw problem
  } finally {
    clearTimeout(overall)
    clearTimeout(idle)
    // Cancels the rest.
    patience.abort()
  }
}

type Line = Record<string, unknown>

/** Returns the answer's line; passes others to `take`, which may throw. */
async function readLines(
  response: Response,
  signal: AbortSignal,
  take: (line: Line) => void,
): Promise<unknown> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let read = 0
  while (reader) {
    const { done, value } = await reader.read().catch(brokenOff(signal))
    rest += decoder.decode(value, { stream: !done })
    read += value?.length ?? 0
    const lines = rest.split('\n')
    // The last line may lack its line end.
    rest = done ? '' : (lines.pop() ?? '')
    for (const text of lines) {
      if (text.trim() === '') continue
      const line = parseLine(text, done)
      if ('answer' in line) return line['answer']
      take(line)
    }
    if (done) break
    if (read > MOST_CHARACTERS) throw new NetworkProblem('garbage')
  }
  throw new NetworkProblem('offline')
}

function parseLine(text: string, isLast: boolean): Line {
  try {
    const line: unknown = JSON.parse(text)
    if (isRecord(line)) return line
  } catch (cause) {
    throw new NetworkProblem(isLast ? 'offline' : 'garbage', cause)
  }
  throw new NetworkProblem('garbage')
}

function refusalOf(body: unknown, token: string | null): ApiProblem {
  const known = isRecord(body) ? body : {}
  const status = typeof known['status'] === 'number' ? known['status'] : 500
  return noted(new ApiProblem(status, known), token)
}
