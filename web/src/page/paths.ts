import { isPagePath, pages } from '@hanap/contract/site/pages'

/** Where a new seeker is told to check their inbox. */
export const verifyEmailPath = (email: string) => `/verify-email/${encodeURIComponent(email)}`

/** An own path with the page to go on to afterwards; as it is where there is none. */
export function withNext(path: string, next: string | undefined): string {
  if (next === undefined) return path
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`
}

/**
 * Pages one only passes through: nobody is sent back to them. Least of all to those that do something by being opened:
 * a link made by somebody else could so sign a seeker in to another account.
 */
const passages: readonly string[] = [
  pages.login,
  pages.register,
  pages.logout,
  pages.confirmEmail,
  pages.resetPassword,
  pages.loginSuccess,
  pages.oauthCallback,
].map(({ path }) => path)

/**
 * An address to go on to after signing in, when it is safely one of our own pages; undefined for anything
 * else. Whoever makes a link can write what they like into it, so other sites ('//evil.example',
 * '/\evil.example') and pages that do not exist are refused.
 */
export function readOwnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return undefined
  const base = 'http://own.invalid'
  const url = urlOf(value, base)
  if (url === null || url.origin !== base || !isPagePath(url.pathname)) return undefined
  if (passages.includes(url.pathname.replace(/\/+$/, ''))) return undefined
  return url.pathname + url.search + url.hash
}

/** URL.parse is younger than the browsers we serve. */
function urlOf(text: string, base: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
