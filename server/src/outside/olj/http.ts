import { BoardProblem } from '../job-board/port.ts'
import { LONGEST_HOLD } from './pacing.ts'
import { isBotPage, isWholePage } from './page-marks.ts'

export type Limits = {
  /** Seconds until the last byte of the answer. */
  timeout: number
  /** After decompression. */
  bytes: number
}
type Ask = {
  url: URL
  headers: Record<string, string>
  /** Without a form: a GET. */
  form?: URLSearchParams
}
export type Answer = {
  url: URL
  status: number
  html: string
  location: string | null
  /** Seconds, at most LONGEST_HOLD. */
  retryAfter: number | null
  setCookies: string[]
  /** Cloudflare answered instead of the board. */
  challenged: boolean
}

/** Failures before a connection: the board received nothing. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Follows no redirects.
 * @param now for a Retry-After date
 * @throws BoardProblem 'down' without a whole answer in time; `delivered` is 'maybe' for a form that may have left
 */
export async function exchange(ask: Ask, limits: Limits, now: Date): Promise<Answer> {
  const { url, headers, form } = ask
  const what = `${form ? 'POST' : 'GET'} ${url.pathname}`
  try {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      headers,
      body: form ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(limits.timeout * 1000),
    })
    return {
      url,
      status: response.status,
      html: await readText(response, limits.bytes, what),
      location: response.headers.get('location'),
      retryAfter: readRetryAfter(response.headers.get('retry-after'), now),
      setCookies: response.headers.getSetCookie(),
      challenged: response.headers.get('cf-mitigated') === 'challenge',
    }
  } catch (cause) {
    if (cause instanceof BoardProblem) throw cause
    const delivered = form && !NEVER_CONNECTED.has(codeOf(cause)) ? 'maybe' : 'no'
    const late = cause instanceof Error && cause.name === 'TimeoutError'
    const message = late
      ? `The job board did not answer within ${limits.timeout} s (${what}).`
      : `The job board cannot be reached or cut the connection (${what}).`
    throw new BoardProblem('down', message, { delivered, cause })
  }
}

/** Null for a readable page. */
export function problemIn({ url, status, html, retryAfter, challenged }: Answer): BoardProblem | null {
  const where = url.pathname
  if (status === 429) {
    const options = retryAfter === null ? {} : { retryAfter }
    return new BoardProblem('too-many', `The job board asks us to slow down (429 at ${where}).`, options)
  }
  if (challenged || isBotPage(html)) {
    return new BoardProblem('bot-page', `The job board answered with a bot check (${status} at ${where}).`)
  }
  if (status >= 500) return new BoardProblem('down', `The job board answered ${status} at ${where}.`)
  if (!isWholePage(html))
    return new BoardProblem('down', `The job board's answer at ${where} is no whole page.`)
  return null
}

async function readText(response: Response, bytes: number, what: string): Promise<string> {
  const decoder = new TextDecoder()
  let length = 0
  let text = ''
  // An error here also ends the transfer.
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > bytes) {
      const message = `The job board's answer is longer than ${bytes} bytes (${what}).`
      throw new BoardProblem('down', message, { delivered: what.startsWith('POST') ? 'maybe' : 'no' })
    }
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header.trim())) return Math.min(Number(header), LONGEST_HOLD)
  const at = Date.parse(header)
  const seconds = Math.ceil((at - now.getTime()) / 1000)
  return Number.isNaN(at) ? null : Math.min(Math.max(0, seconds), LONGEST_HOLD)
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}
