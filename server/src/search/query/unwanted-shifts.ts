import type { ListingFact } from '@hanap/contract/jobs/listing-facts'
import { conceptsTyped, type FoundConcept, factOf, meaningOf, type Synonyms } from '../words/synonyms.ts'
import { stemOf } from '../words/words.ts'
import { negators } from './avoided.ts'
import { linkers } from './linkers.ts'

const requirements = new Set('required needed necessary kailangan kailangang kelangan'.split(' '))

/** What who does not want a fact wants. */
const contraries: { [Fact in ListingFact]?: ListingFact } = { night: 'day', weekends: 'weekdays' }

/** 'di graveyard', 'hindi po pang night shift': who wants no night wants the day. Also 'off tuwing weekend'. */
export function findContraries(words: readonly string[], found: readonly FoundConcept[]): FoundConcept[] {
  return found.flatMap(({ start, length, concept }) => {
    const fact = factOf(concept)
    const wanted = fact && contraries[fact]
    if (!wanted) return []
    const off = fact === 'weekends' ? findOff(words, start, start + length) : null
    const at = off?.start ?? findNegatorBefore(words, start)
    const end = off?.end ?? start + length + Number(requirements.has(words[start + length] ?? ''))
    return at === null ? [] : [{ start: at, length: end - at, concept: meaningOf(wanted) }]
  })
}

const offWords = new Set('off restday rest day days pahinga'.split(' '))
const beforeOff = new Set('ang ng sa pag kapag tuwing kada every on the at is are po'.split(' '))

/** 'weekends off', 'rest day sabado at linggo', 'off pag weekend'. */
function findOff(
  words: readonly string[],
  start: number,
  end: number,
): { start: number; end: number } | null {
  let after = end
  while (beforeOff.has(words[after] ?? '')) after += 1
  let last = after
  while (offWords.has(words[last] ?? '')) last += 1
  if (words.slice(after, last).some(isOff)) return { start, end: last }
  let before = start
  while (beforeOff.has(words[before - 1] ?? '')) before -= 1
  let first = before
  while (offWords.has(words[first - 1] ?? '')) first -= 1
  return words.slice(first, before).some(isOff) ? { start: first, end } : null
}

const isOff = (word: string) => word !== 'day' && word !== 'days'

/** 'walang pasok sa weekend', 'no work on weekends'. */
const beforeShifts = new Set('ng pang sa any at of the on pasok work tuwing pag kapag kada'.split(' '))

/** The place of 'hindi' in 'hindi po pang night shift', asked from 'night'. */
export function findNegatorBefore(words: readonly string[], start: number): number | null {
  let at = start - 1
  while (linkers.has(words[at] ?? '') || beforeShifts.has(words[at] ?? '')) at -= 1
  return negators.has(words[at] ?? '') ? at : null
}

const ands = new Set('at and or o nor ni pati'.split(' '))
const shiftFacts: ReadonlySet<unknown> = new Set(['day', 'night', 'weekends', 'full-time', 'part-time'])

/**
 * Brings negators before the shifts they count for: 'walang night shift at weekend' as 'walang night shift walang
 * weekend', 'us hours not required' as 'not us hours required'.
 */
export function placeNegators(words: readonly string[], synonyms: Synonyms): string[] {
  const said = [...words]
  if (!words.some((word) => negators.has(word))) return said
  const shifts = conceptsTyped(words.map(stemOf), synonyms).filter(({ concept }) =>
    shiftFacts.has(factOf(concept)),
  )
  for (const { start, length } of shifts) {
    const end = start + length
    const isBehind = negators.has(said[end] ?? '') && requirements.has(said[end + 1] ?? '')
    if (isBehind) said.splice(start, length + 1, said[end] as string, ...said.slice(start, end))
    const negator = findNegatorBefore(said, start)
    const isShared = ands.has(said[end] ?? '') && shifts.some((other) => other.start === end + 1)
    if (negator !== null && isShared) said[end] = said[negator] as string
  }
  return said
}
