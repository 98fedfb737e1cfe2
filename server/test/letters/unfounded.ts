import type { Ground } from '../../src/features/cover-letters/grounding/rules/ground.ts'
import { createLetterCheck } from '../../src/features/cover-letters/grounding/rules/grounding.ts'
import { allSentences } from '../../src/features/cover-letters/rules/letter-sentences.ts'

/** @returns pieces without ground, each once */
export function findUnfounded(body: string, ground: Ground): string[] {
  const check = createLetterCheck(ground)
  const found = allSentences(body).flatMap(check.sentence)
  return [...new Set([...found, ...check.whole()])]
}
