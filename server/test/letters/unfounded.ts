import type { Ground } from '../../src/features/cover-letters/grounding/rules/ground.ts'
import { createLetterCheck } from '../../src/features/cover-letters/grounding/rules/grounding.ts'
import { allSentences } from '../../src/features/cover-letters/rules/letter-sentences.ts'

/**
 * A letter's claims without ground.
 * @returns the offending pieces, each once; empty for a letter that may be shown
 */
export function findUnfounded(body: string, ground: Ground): string[] {
  const check = createLetterCheck(ground)
  const found = allSentences(body).flatMap(check.sentence)
  return [...new Set([...found, ...check.whole()])]
}
