/** The words around them tell whether a sentence ends there. */
const BLANKS = /(?<!\S)(\S+)(\s+)(?=(\S))/gu
/** A full stop that belongs to the word. */
const SHORTENED = /^[("“']*(?:mr|mrs|ms|dr|st|sr|jr|engr|atty|prof|inc|ltd|co|corp|vs|e\.g|i\.e|ph\.d)\.$/iu
const INITIAL = /^(?!I\.)\p{Lu}\.$/u
/** Single code units, so that half a surrogate pair is never taken for another character. */
const SMALL = /[a-zß-öø-ÿ]/u

/**
 * Finished sentences with the blanks before them; joined, they are the letter's beginning. A sentence ends where the
 * next begins, so more text never changes them.
 */
export function endedSentences(text: string): string[] {
  const ended: string[] = []
  let from = 0
  for (const { index, 1: word = '', 2: blanks = '', 3: next = '' } of text.matchAll(BLANKS)) {
    if (!endsBetween(word, blanks, next)) continue
    const to = index + word.length
    ended.push(text.slice(from, to))
    from = to
  }
  return ended
}

export function allSentences(text: string): string[] {
  const ended = endedSentences(text)
  const last = text.slice(ended.join('').length)
  return last === '' ? ended : [...ended, last]
}

function endsBetween(word: string, blanks: string, next: string): boolean {
  if (blanks.includes('\n')) return true
  if (!/[.!?]$/u.test(word) || SMALL.test(next)) return false
  return !SHORTENED.test(word) && !INITIAL.test(word)
}
