import { kindOfHeading } from '@hanap/server/resume-reader/headings'
import type { ResumeReading } from '@hanap/server/resume-reader/resume-reader'
import { plainItem, type ResumeLabel } from './labels.ts'

export type ReadResume = { label: ResumeLabel; reading: ResumeReading; took: number }

export type Hits = { right: number; wrong: number; missed: number }

/** Compares both as sets. */
export function compareItems(read: readonly string[], labelled: readonly string[]): Hits {
  const [one, two] = [read, labelled].map(
    (items) => new Set(items.map(plainItem).filter((item) => item !== '')),
  )
  const right = [...(one ?? [])].filter((item) => two?.has(item)).length
  return { right, wrong: (one?.size ?? 0) - right, missed: (two?.size ?? 0) - right }
}

/** Over all items; 1 for none. */
export function f1Of(hits: readonly Hits[]): number {
  const { right, wrong, missed } = sumOf(hits)
  return shareOf(2 * right, wrong + missed)
}

/** 1 if nothing was read. */
export function precisionOf(hits: readonly Hits[]): number {
  const { right, wrong } = sumOf(hits)
  return shareOf(right, wrong)
}

/** 1 if nothing is labelled. */
export function recallOf(hits: readonly Hits[]): number {
  const { right, missed } = sumOf(hits)
  return shareOf(right, missed)
}

const shareOf = (part: number, rest: number) => (part + rest === 0 ? 1 : part / (part + rest))

function sumOf(hits: readonly Hits[]): Hits {
  const sum = (field: keyof Hits) => hits.reduce((total, one) => total + one[field], 0)
  return { right: sum('right'), wrong: sum('wrong'), missed: sum('missed') }
}

/** Undefined if refused. */
export function factsOf({ reading }: ReadResume) {
  return reading.outcome === 'read' ? reading.facts : undefined
}

/** Undefined without a label. */
export function isTitleRight(resume: ReadResume): boolean | undefined {
  const { titles } = resume.label
  if (!titles) return undefined
  const title = plainItem(factsOf(resume)?.title ?? '')
  return titles.map(plainItem).includes(title) || (titles.length === 0 && title === '')
}

/** The seeker's name, an address or a heading. */
export function isTitleForbidden(resume: ReadResume): boolean {
  const title = factsOf(resume)?.title ?? ''
  const { name } = resume.label
  return (
    title.includes('@') ||
    kindOfHeading(title) !== undefined ||
    (name !== undefined && plainItem(title) !== '' && plainItem(title) === plainItem(name))
  )
}

/** Undefined without a label. */
export function compareSkills(resume: ReadResume): Hits | undefined {
  return resume.label.skills && compareItems(factsOf(resume)?.skills ?? [], resume.label.skills)
}

const smallWords = new Set('the and for with from city state of in at'.split(' '))

/** An entry's school or degree must have only labelled words. Undefined without a label. */
export function isEducationFound(resume: ReadResume): boolean | undefined {
  if (resume.label.education === undefined) return undefined
  const labelled = new Set(plainItem(resume.label.education).split(' '))
  const isIn = (text: string) => {
    const words = plainItem(text)
      .split(' ')
      .filter((word) => word.length > 1 && !smallWords.has(word))
    return words.length > 0 && words.every((word) => labelled.has(word))
  }
  return factsOf(resume)?.education.some(({ school, degree }) => isIn(school) || isIn(degree)) ?? false
}
