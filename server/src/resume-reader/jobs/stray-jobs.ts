import { kindOf } from '../education/education-parts.ts'
import type { Line } from '../line.ts'
import type { Section } from '../sections.ts'
import { findHeads, isHeadLine } from './job-heads.ts'
import { hasRole, wordsOf } from './job-words.ts'

/** Sections without dated jobs; education only if it holds no school. */
const withoutJobs: readonly Section['kind'][] = [
  'summary',
  'skills',
  'tools',
  'strengths',
  'highlights',
  'education',
]
const MOST_TITLE_WORDS = 8

/** Jobs continue after a heading inside a job, such as 'Skills', from the next title with dates on. */
export function returnStrayJobs(sections: readonly Section[], now: Date): Section[] {
  const first = sections.findIndex(({ kind }) => kind === 'experience')
  return sections.flatMap((section, place) => {
    const start = first >= 0 && place > first ? startOfJobs(section, now) : undefined
    if (start === undefined) return [section]
    const jobs: Section = { kind: 'experience', heading: '', lines: section.lines.slice(start) }
    return [{ ...section, lines: section.lines.slice(0, start) }, jobs]
  })
}

/** At a title beside its dates, or above them. */
function startOfJobs({ kind, lines }: Section, now: Date): number | undefined {
  if (!withoutJobs.includes(kind)) return undefined
  const start = startOfTitles(lines, now)
  const isSchool = lines.slice(start).some((line) => isHeadLine(line) && kindOf(line.text) !== undefined)
  return kind === 'education' && isSchool ? undefined : start
}

function startOfTitles(lines: readonly Line[], now: Date): number | undefined {
  for (const { index, rest } of findHeads(lines, now)) {
    const line = lines[index]
    if (!line || line.isItem) continue
    if (isTitle({ ...line, text: rest })) return index
    if (isHeadLine(line) && isTitle(lines[index - 1])) return index - 1
  }
  return undefined
}

function isTitle(line: Line | undefined): boolean {
  return (
    line !== undefined &&
    isHeadLine(line) &&
    hasRole(line.text) &&
    wordsOf(line.text).length <= MOST_TITLE_WORDS
  )
}
