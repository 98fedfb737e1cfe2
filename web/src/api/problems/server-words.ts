import type { SaidTexts } from '@hanap/contract/says/said'
import { translate } from '../../i18n/translate.ts'
import type { ApiProblem } from './problems.ts'

/** As much as anybody reads of a message. */
const MOST_CHARACTERS = 300

/** What machines say to those who mend them: pages, data, and where in a program something broke. */
const NOT_FOR_PEOPLE = [
  /<[a-z!/?][^>]*>/i,
  /^[[{]/,
  /\bTraceback \(most recent call last\)/,
  /^\s*at .+[:(]/m,
  /\bFile "[^"]+", line \d+/,
  /\b\w+\.(?:[cm]?[jt]sx?|py|rb|java|php|go):\d+/,
  /\b\w*(?:Error|Exception)\b\s*:/,
]

/**
 * The server's own words for a failure: `error`, else `detail`, else `message`. Words of a crash, markup and stack
 * traces are dropped.
 * @returns '' without words for a person
 */
export function serverWords({ body }: ApiProblem): string {
  if (body.code === 'internal') return ''
  const given: readonly unknown[] = [body.error, body.detail, body.message]
  return given.map((words) => wordsOf(words, body.said)).find((words) => words !== '') ?? ''
}

function wordsOf(given: unknown, said: SaidTexts | undefined): string {
  if (typeof given !== 'string') return ''
  if (NOT_FOR_PEOPLE.some((trace) => trace.test(given.trim()))) return ''
  const words = given.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  if (words.length <= MOST_CHARACTERS) return translate(words, said)
  // Half a character is none.
  return `${words.slice(0, MOST_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
