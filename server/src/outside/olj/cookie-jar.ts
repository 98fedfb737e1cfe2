import * as z from 'zod'
import type { Clock } from '../../lib/clock.ts'
import { BoardProblem, type BoardSession } from '../job-board/port.ts'

const cookieSchema = z.object({
  name: z.string(),
  value: z.string(),
  path: z.string(),
  secure: z.boolean(),
  /** Milliseconds since 1970; null lives as long as the jar. */
  expires: z.number().nullable(),
})
type Cookie = z.infer<typeof cookieSchema>
const sessionSchema = z.object({ origin: z.string(), cookies: z.array(cookieSchema).max(100) })

export type CookieJar = {
  /** May be ''. */
  header(url: URL): string
  take(url: URL, setCookies: readonly string[]): void
  /** Keep it sealed. */
  toSession(): BoardSession
}

/** @param origin the only board that gets these cookies */
export function createJar(origin: string, clock: Clock, start: readonly Cookie[] = []): CookieJar {
  const cookies = new Map(start.map((cookie) => [keyOf(cookie), cookie]))
  return {
    header(url) {
      if (url.origin !== origin) return ''
      const now = clock.now().getTime()
      return [...cookies.values()]
        .filter(({ expires }) => expires === null || expires > now)
        .filter(({ secure }) => !secure || url.protocol === 'https:')
        .filter(({ path }) => isUnder(url.pathname, path))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ')
    },
    take(url, setCookies) {
      const now = clock.now().getTime()
      for (const line of setCookies) {
        const cookie = readCookie(line, url, now)
        if (!cookie) continue
        if (cookie.expires !== null && cookie.expires <= now) cookies.delete(keyOf(cookie))
        else cookies.set(keyOf(cookie), cookie)
      }
    },
    toSession: () =>
      Buffer.from(JSON.stringify({ origin, cookies: [...cookies.values()] })).toString(
        'base64url',
      ) as BoardSession,
  }
}

/** @throws BoardProblem 'session' if the text is not ours or belongs to another board */
export function openSession(session: BoardSession, origin: string, clock: Clock): CookieJar {
  try {
    const kept = sessionSchema.parse(JSON.parse(Buffer.from(session, 'base64url').toString('utf8')))
    if (kept.origin === origin) return createJar(origin, clock, kept.cookies)
  } catch {
    // Does not quote the text, which may contain a cookie.
  }
  throw new BoardProblem('session', 'The kept session is not one of this job board.')
}

function readCookie(line: string, url: URL, now: number): Cookie | null {
  const [pair = '', ...attributes] = line.split(';')
  const at = pair.indexOf('=')
  if (at < 1) return null
  const cookie: Cookie = {
    name: pair.slice(0, at).trim(),
    value: pair.slice(at + 1).trim(),
    path: '/',
    secure: false,
    expires: null,
  }
  let maxAge: number | null = null
  let expires = Number.NaN
  for (const attribute of attributes) {
    const [name = '', value = ''] = attribute.split(/=(.*)/s).map((part) => part.trim())
    if (/^path$/i.test(name) && value.startsWith('/')) cookie.path = value
    else if (/^secure$/i.test(name)) cookie.secure = true
    else if (/^expires$/i.test(name)) expires = Date.parse(value)
    else if (/^max-age$/i.test(name) && /^-?\d{1,12}$/.test(value)) maxAge = now + Number(value) * 1000
    else if (/^domain$/i.test(name) && !isWithin(url.hostname, value)) return null
  }
  // Max-Age wins over Expires (RFC 6265, 4.1.2.2).
  return { ...cookie, expires: maxAge ?? (Number.isNaN(expires) ? null : expires) }
}

const keyOf = ({ name, path }: Cookie) => `${path} ${name}`

function isUnder(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)
}

function isWithin(host: string, domain: string): boolean {
  const bare = domain.replace(/^\./, '').toLowerCase()
  return host === bare || host.endsWith(`.${bare}`)
}
