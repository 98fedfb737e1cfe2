import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'
import { phraseOf } from './phrases.ts'
import { subjectOf } from './subjects.ts'

export function readMarks(parts: readonly Part[], at: number, isApplying: boolean): ReadOrder[] {
  const part = parts[at]
  if (!part) return []
  const { text } = part
  if (/\b(?:duties|responsibilit\w+|keyword research|seo)\b/iu.test(text) && !isApplying) return []
  const subject = subjectOf(parts, at)
  if (subject) return [subject]
  const phrase = phraseOf(parts, at, isApplying)
  return phrase ? [phrase] : []
}
