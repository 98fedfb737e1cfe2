import { beginningOf } from '@hanap/contract/text/beginning-of'

/** The server reads no more characters. */
export const MAX_WORDS = 100

/** Shortened, without control characters. */
export function readWords(value: unknown): string {
  if (typeof value !== 'string') return ''
  return beginningOf(value.replaceAll(/\p{Cc}/gu, ' ').trim(), MAX_WORDS).trim()
}
