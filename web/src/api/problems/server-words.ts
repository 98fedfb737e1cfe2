import type { SaidTexts } from '@hanap/contract/says/said'
import { beginningOf } from '@hanap/contract/text/beginning-of'
import { translate } from '../../i18n/translate.ts'
import type { ApiProblem } from './problems.ts'

const MOST_CHARACTERS = 300

/** Technical texts: pages, data, and stack traces. */
const NOT_FOR_PEOPLE = [
  /<[a-z!/?][^>]*>/i,
  /^[[{]/,
  /\bTraceback \(most recent call last\)/,
  /^\s*at .+[:(]/m,
  /\bFile "[^"]+", line \d+/,
  /\b\w+\.(?:[cm]?[jt]sx?|py|rb|java|php|go):\d+/,
  /\b\w*(?:Error|Exception)\b\s*:/,
]

/** `error`, else `detail`, else `message`; '' without words for a person. */
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
  return `${beginningOf(words, MOST_CHARACTERS - 1)}…`
}
