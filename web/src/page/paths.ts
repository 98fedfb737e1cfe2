import { isPagePath, pages } from '@hanap/contract/site/pages'

export const verifyEmailPath = (email: string) => `/verify-email/${encodeURIComponent(email)}`

export function withNext(path: string, next: string | undefined): string {
  if (next === undefined) return path
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`
}

/** Pages never returned to. Some act on being opened: a forged link could log a seeker in to another account. */
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
 * The page to return to after login. Links can be forged: refuses other sites ('//evil.example', '/\evil.example')
 * and unknown pages.
 */
export function readOwnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return undefined
  const base = 'http://own.invalid'
  const url = urlOf(value, base)
  if (url === null || url.origin !== base || !isPagePath(url.pathname)) return undefined
  if (passages.includes(url.pathname.replace(/\/+$/, ''))) return undefined
  return url.pathname + url.search + url.hash
}

/** URL.parse is newer than the browsers we support. */
function urlOf(text: string, base: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
