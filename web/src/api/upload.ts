import type { AnswerOf, Endpoint, Params } from '@hanap/contract/wire/endpoint'
import { fillPath } from './address.ts'
import { BASE, noted, stopIfOver } from './client.ts'
import { ApiProblem, NetworkProblem } from './problems/problems.ts'
import { setServerClock } from './server-clock.ts'
import { session } from './session/browser-session.ts'

/** The limit without progress; a slow connection is never cut. */
const STALLED_MS = 45_000
/** The server's time after the last byte. */
const ANSWER_MS = 60_000

/**
 * Reports progress, which fetch cannot.
 * @param options.onProgress gets the share sent, 0 to 1
 * @throws ApiProblem, NetworkProblem, AbortError, as callEndpoint
 */
export async function uploadForm<E extends Endpoint>(
  endpoint: E,
  form: FormData,
  options: {
    params?: Params<E>
    headers?: Readonly<Record<string, string>>
    onProgress?: (share: number) => void
    signal?: AbortSignal
  } = {},
): Promise<AnswerOf<E>> {
  stopIfOver()
  const { token } = session.read()
  const request = new XMLHttpRequest()
  const sent = new Promise<AnswerOf<E>>((resolve, reject) => {
    let patience: ReturnType<typeof setTimeout>
    const wait = (ms: number) => {
      clearTimeout(patience)
      patience = setTimeout(() => fail(new NetworkProblem('timeout')), ms)
    }
    const stop = () => fail(new DOMException('The call was stopped', 'AbortError'))
    const end = () => {
      clearTimeout(patience)
      options.signal?.removeEventListener('abort', stop)
    }
    const fail = (problem: unknown) => {
      end()
      reject(problem)
      request.abort()
    }
    if (options.signal?.aborted) return stop()
    options.signal?.addEventListener('abort', stop)
    request.upload.onprogress = ({ loaded, total }) => {
      wait(STALLED_MS)
      if (total > 0) options.onProgress?.(loaded / total)
    }
    request.upload.onload = () => {
      wait(ANSWER_MS)
      options.onProgress?.(1)
    }
    request.onerror = () => fail(new NetworkProblem('offline'))
    request.onload = () => {
      end()
      setServerClock(request.getResponseHeader('date'))
      const body = readBody(request.responseText)
      // The server validates by the same contract object.
      if (request.status < 300 && body !== null) return resolve(body as AnswerOf<E>)
      if (request.status < 300) return reject(new NetworkProblem('garbage'))
      reject(noted(new ApiProblem(request.status, body ?? {}), token))
    }
    request.open(endpoint.method, BASE + fillPath(endpoint.path, options.params))
    request.withCredentials = true
    request.setRequestHeader('accept', 'application/json')
    if (token) request.setRequestHeader('authorization', `Token ${token}`)
    for (const [name, value] of Object.entries(options.headers ?? {})) request.setRequestHeader(name, value)
    wait(STALLED_MS)
    request.send(form)
  })
  return sent.finally(stopIfOver)
}

function readBody(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null
  } catch {
    return null
  }
}
