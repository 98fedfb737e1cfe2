/**
 * The bank's page, where it is one that a browser may be sent to: over https, or on this very machine; null for anything
 * else.
 */
export function readBankUrl(url: unknown): string | null {
  if (typeof url !== 'string') return null
  return /^(https:\/\/[^/]|http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/])/i.test(url) ? url : null
}
