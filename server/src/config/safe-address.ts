import { isLoopback } from '../lib/loopback.ts'

/** For our keys and people's data, so plain http is for this machine alone. */
export function isSafeAddress(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isPrivate = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  return isPrivate && url.username === '' && url.search + url.hash === ''
}

/** A bare host gets /v1, the version of either API that we speak. */
export const withVersion = (url: string) =>
  new URL(url).pathname === '/' ? `${new URL(url).origin}/v1` : url
