import { isLoopback } from '../lib/loopback.ts'

/** For our keys and people's data, so plain http is for this machine alone. */
export function isSafeAddress(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isPrivate = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  return isPrivate && url.username === '' && url.search + url.hash === ''
}
