import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'
import { phraseOf } from './phrases.ts'
import { subjectOf } from './subjects.ts'

/** The part with the words to write blotted out: 'with the subject line AUDIO EDITOR' asks for no recording. */
export function withoutWords(part: Part, orders: readonly ReadOrder[]): Part {
  const given = orders.filter(({ doubt }) => doubt !== true)
  const words = given.map(({ subject, phrase }) => subject ?? phrase ?? '').filter(Boolean)
  const text = words.reduce((rest, one) => rest.replaceAll(one, one.replaceAll(/\S/gu, '_')), part.text)
  return text === part.text ? part : { ...part, text }
}

export function readMarks(parts: readonly Part[], at: number, isApplying: boolean): ReadOrder[] {
  const part = parts[at]
  if (!part) return []
  const mark = subjectOf(parts, at) ?? phraseOf(parts, at, isApplying)
  const isWork = !isApplying && /\b(?:duties|responsibilit\w+|keyword research|seo)\b/iu.test(part.text)
  return mark && !isWork ? [mark] : []
}
