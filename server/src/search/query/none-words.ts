import { negators } from './avoided.ts'
import { linkers } from './linkers.ts'

export const noneWords: ReadonlySet<string> = new Set([...negators, ...'zero 0 never lacking non'.split(' ')])

export const needing: ReadonlySet<string> = new Set('kailangan kailangang need needed'.split(' '))

/** How many words say 'none' here; 0 if none does. */
export function noneAt(words: readonly string[], at: number): number {
  const word = words[at] ?? ''
  // 'w/o' and 'w/out' are two words each; 'w/' is their contrary.
  if (word === 'w' && /^o(?:ut)?$/.test(words[at + 1] ?? '')) return 2
  // 'd kailangan': alone it is no 'di'.
  const isHasty = word === 'd' && needing.has(words.slice(at + 1).find((one) => !linkers.has(one)) ?? '')
  return noneWords.has(word) || isHasty ? 1 : 0
}
