/** Of RegExp, what needs no place in the text. */
export type Pattern = Pick<RegExp, 'test' | 'exec'>

/**
 * Looks first for the words without which the pattern cannot match: that is far faster, and most sentences lack them.
 * Flags `iu`.
 */
export function needing(words: string, pattern: RegExp | string): Pattern {
  const [needed, whole] = [new RegExp(words, 'iu'), new RegExp(pattern, 'iu')]
  return {
    test: (text) => needed.test(text) && whole.test(text),
    exec: (text) => (needed.test(text) ? whole.exec(text) : null),
  }
}

export const patterns = (words: readonly string[]): RegExp[] => words.map((one) => new RegExp(one, 'i'))
