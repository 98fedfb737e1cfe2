import type { LetterFacts } from '../../rules/letter-facts.ts'
import type { Clause } from './known-claims.ts'

const words = (list: string, value: (at: number) => number) =>
  list.split(' ').map((word, at): [string, number] => [word, value(at)])
const UNITS = new Map(
  words(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    (at) => at,
  ),
)
const TENS = new Map(words('twenty thirty forty fifty sixty seventy eighty ninety', (at) => (at + 2) * 10))
const SCALES = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])
/** Only the seeker's own words can confirm these. */
const VAGUE =
  /\b(?:dozens|hundreds|thousands|millions|billions|decades?|centur(?:y|ies)|doubl(?:ed?|ing)|tripl(?:ed?|ing)|quadrupl(?:ed?|ing)|halv(?:ed?|ing)|(?:two|three|four|five|ten|\d+)-?fold|tenfold|(?:in|by) half|\d+x)\b/giu

export type SaidNumber = { text: string; value: number; start: number; end: number; isWord: boolean }

/** In digits or words, compounds as one: '1,200', 'twenty-five', 'half a dozen'. */
export function numbersIn(text: string): SaidNumber[] {
  const found: SaidNumber[] = []
  /** Values that can still join the last number: after 'twenty', below ten. */
  let room = 0
  for (const { 0: said, index: start } of text.matchAll(/\d[\d.,]*\d|\d|\p{L}+/gu)) {
    const end = start + said.length
    const isWord = !/^\d/u.test(said)
    const scale = SCALES.get(said.toLowerCase())
    const value = isWord
      ? (scale ?? TENS.get(said.toLowerCase()) ?? UNITS.get(said.toLowerCase()))
      : Number(said.replaceAll(',', ''))
    if (value === undefined) continue
    const before = found.at(-1)
    const joins = before && isWord && /^(?:[\s-]+|\s+and\s+)$/u.test(text.slice(before.end, start))
    if (joins && (scale !== undefined || value < room)) {
      before.value = scale === undefined ? before.value + value : before.value * scale
      Object.assign(before, { end, text: text.slice(before.start, end) })
    } else {
      const isHalf = scale !== undefined && /\bhalf a $/iu.test(text.slice(0, start))
      found.push({ text: said, value: isHalf ? value / 2 : value, start, end, isWord })
    }
    room = scale ?? (TENS.has(said.toLowerCase()) ? 10 : 0)
  }
  return found
}

/** The words between a number and its years: 'solid', 'long and happy', but no other thought. */
const OF_YEARS =
  /^\s?\+?(?:[\s-]+(?!(?:in|for|over|within|during|per|of|an?|at|by|every|each|to|or|with|from|the|hours?|days?|weeks?|months?)\b)[\p{L}'-]+){0,3}?[\s-]+(?:years?|yrs?)\b/iu
const AGES =
  /\b(?:(half|quarter)(?: of)?(?: an?)?|an?|one|last|past|full)[\s-]+(?:\w+\s+)?(decade|century)\b/giu

export type SaidYears = { text: string; values: number[] }

/** Years that a text claims: '3 to 5 years', 'ten solid yrs', 'a quarter century'. */
export function yearsSaid(text: string): SaidYears[] {
  const numbers = numbersIn(text)
  const counted = numbers.flatMap(({ value, start, end }, at): SaidYears[] => {
    const years = OF_YEARS.exec(text.slice(end))?.[0]
    if (years === undefined) return []
    const before = numbers[at - 1]
    const isRange = before && /^\+?\s*(?:to|or|-|–)\s*$/u.test(text.slice(before.end, start))
    const from = isRange ? before.start : start
    return [{ text: text.slice(from, end + years.length), values: isRange ? [before.value, value] : [value] }]
  })
  const decades = numbers.flatMap(({ value, end, text: number }): SaidYears[] => {
    const unit = /^\+?[\s-]+(decades?|centur(?:y|ies))\b/iu.exec(text.slice(end))
    const years = unit?.[1]?.startsWith('d') ? 10 : 100
    return unit && value !== 1 ? [{ text: `${number}${unit[0]}`, values: [value * years] }] : []
  })
  const ages = [...text.matchAll(AGES)].map(([said, part, unit]): SaidYears => {
    const years = unit?.toLowerCase() === 'decade' ? 10 : 100
    return { text: said, values: [part === undefined ? years : years / (/half/iu.test(part) ? 2 : 4)] }
  })
  return [...counted, ...decades, ...ages]
}

export type KnownNumbers = {
  years: ReadonlySet<number>
  facts: ReadonlySet<number>
  job: ReadonlySet<number>
  factsWords: ReadonlySet<string>
}

/** 'Ten a week is what I can handle' is no claim about the past. */
const CAN_DO_IT = /\b(?:can (?:handle|manage|keep|take|meet|do)|suits?|sounds?|available|fine)\b/iu

/** A small number in words is often none: 'one of the things', 'the two of us'. */
const LEAST_IN_WORDS = 3

/** The job's numbers count only if the clause speaks of the job; years of experience must be the seeker's. */
export function unknownNumbers(clause: Clause, known: KnownNumbers): string[] {
  const said = yearsSaid(clause.text)
  const isJobs = ({ value, start }: SaidNumber) =>
    known.job.has(value) &&
    clause.isOfJob &&
    (start >= clause.own.length || (!clause.isPast && CAN_DO_IT.test(clause.text)))
  const amounts = numbersIn(clause.text).filter((one) => {
    if (one.isWord && one.value < LEAST_IN_WORDS) return false
    if (one.isWord && /\b(?:first|last|next|these|those|all) $/iu.test(clause.text.slice(0, one.start)))
      return false
    if (one.isWord && one.value <= 12 && one.start >= clause.own.length) return false
    if (said.some(({ text }) => text.includes(one.text))) return false
    return !known.facts.has(one.value) && !isJobs(one)
  })
  const years = said.filter(({ values }) => !values.every((one) => known.years.has(one)))
  const vague = [...clause.text.matchAll(VAGUE)].filter(
    ([word]) => !known.factsWords.has(word.toLowerCase()) && !said.some(({ text }) => text.includes(word)),
  )
  return [...years, ...amounts].map(({ text }) => text).concat(vague.map(([word]) => word))
}

/** From the range, the resume, each job and school, and counts in the seeker's own words. */
export function ownYears(
  { years_of_experience, years, past_jobs, education }: LetterFacts,
  factsText: string,
): Set<number> {
  const range = (years_of_experience.match(/\d+/gu) ?? []).map(Number)
  const said = yearsSaid(factsText).flatMap(({ values }) => values)
  const yearOf = (date: string) => Number(/\b(?:19|20)\d\d\b/u.exec(date)?.[0])
  const spans = [...past_jobs, ...education]
    .map(({ start, end }) => yearOf(end) - yearOf(start))
    .filter((span) => span > 0)
  return new Set([...range, ...(years === null ? [] : [years]), ...spans, ...said])
}

/** Returns other words unchanged. */
export const digitsOf = (number: string): string => {
  const value = UNITS.get(number.toLowerCase()) ?? TENS.get(number.toLowerCase())
  return value === undefined ? number : String(value)
}
