import type { GeneratedLetter, LetterProgress } from '@hanap/contract/letters/cover-letters'
import { streamLineSchema } from '@hanap/contract/wire/wire'

/** All pieces, those not retracted, and the answer. */
export function readTold(text: string) {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => streamLineSchema.parse(JSON.parse(line)))
  const told = lines.flatMap((line) => ('progress' in line ? [line.progress as LetterProgress] : []))
  const from = told.findLastIndex((one) => 'again' in one) + 1
  const kept = told.slice(from).flatMap((one) => ('sentence' in one ? [one.sentence] : []))
  const last = lines.at(-1)
  if (!last || !('answer' in last)) throw new Error(`no answer: ${text.slice(-300)}`)
  return { told, kept, hasAgain: from > 0, answer: last.answer as GeneratedLetter }
}
