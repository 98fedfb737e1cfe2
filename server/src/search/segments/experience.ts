import type { ExperienceLevel } from '@hanap/contract/jobs/salaries'
import { askedYears, MAX_TEXT } from './asked-years.ts'
import { type BeginnerFit, ENTRY_TITLE, readBeginnerFit } from './beginner.ts'

const TITLE_WORDS: readonly (readonly [ExperienceLevel, RegExp])[] = [
  ['senior', /\b(?:senior|sr|snr)\b(?!\s+(?:care|living|citizens?|home|center|centre|housing|people)\b)/i],
  ['entry', ENTRY_TITLE],
  ['mid', /\b(?:mid[- ]?level|mid[- ]senior|intermediate)\b/i],
]
const BODY_WORDS: readonly (readonly [ExperienceLevel, RegExp])[] = [
  ['mid', /\b(?:mid[- ]level|mid[- ]senior|intermediate[- ]level)\b/i],
  ['senior', /\bsenior[- ]level\b/i],
]

/**
 * A level in the title, else the highest `years` asked for (0-2 entry, 3-5 mid, 6+ senior), else whether it is for
 * beginners, or a level in the text. A company's own years do not count. Null for most jobs.
 */
export function readExperience(
  title: string,
  description: string,
  years = askedYears(title, description),
  fit: BeginnerFit | null = readBeginnerFit(title, description, years),
): ExperienceLevel | null {
  const said = (text: string, words: typeof TITLE_WORDS) =>
    words.find(([, pattern]) => pattern.test(text))?.[0]
  const named = said(title, TITLE_WORDS)
  if (named) return named
  if (years !== null) return years < 3 ? 'entry' : years < 6 ? 'mid' : 'senior'
  if (fit === 'none-needed' || fit === 'taught' || fit === 'entry-level') return 'entry'
  return said(description.slice(0, MAX_TEXT), BODY_WORDS) ?? null
}
