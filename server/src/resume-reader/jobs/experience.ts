import type { ExperienceRange } from '@hanap/contract/profile/resumes'
import { numberWords } from '../../lib/number-words.ts'
import type { Period } from '../dates/periods.ts'
import type { Line } from '../line.ts'

/** 'Six years in sales', '10+ yrs. of experience'; but no age or length of a course. */
const stated =
  /\b(?:(\d{1,2})(?:\.(\d))?|(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty))\s*\+?\s*(?:\(\d+\)\s*)?(?:plus\s+)?(?:years?|yrs?)\b['’.]*(?!\s*(?:old|ago|younger|older|degree|diploma|college|course|program|contract|warranty|and above))/iu
const MOST_YEARS = 60

/** Years, one decimal: as stated ('6 years of experience'), else from the months that jobs cover, overlaps once. */
export function readExperience(opening: readonly Line[], periods: readonly Period[]): number | null {
  // A statement may continue on the next line.
  const match = stated.exec(
    opening
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 6_000),
  )
  const years = match
    ? match[3]
      ? numberWords[match[3].toLowerCase()]
      : Number(`${match[1]}.${match[2] ?? 0}`)
    : undefined
  if (years !== undefined && years <= MOST_YEARS) return years
  if (periods.length === 0) return null
  return Math.round((coveredMonths(periods) / 12) * 10) / 10
}

/** Counts overlaps once. */
export function coveredMonths(periods: readonly Period[]): number {
  let covered = 0
  let until = Number.NEGATIVE_INFINITY
  for (const { from, to } of [...periods].sort((one, two) => one.from - two.from)) {
    covered += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return covered
}

/** '' for null. */
export function rangeOfYears(years: number | null): '' | ExperienceRange {
  if (years === null) return ''
  if (years < 1) return '0-1'
  if (years < 3) return '1-3'
  if (years < 5) return '3-5'
  return years < 10 ? '5-10' : '10+'
}
