import type { ListingFact } from '@hanap/contract/jobs/listing-facts'
import type { Listing } from '../port.ts'
import { MAX_TEXT } from './asked-years.ts'
import { type IsOther, readSaid } from './read-said.ts'

const NIGHT =
  /\b(?:night ?shifts?|graveyard|overnight shifts?|(?:u\.?s\.?a?|american|united states|est|edt|pst|pdt|cst|cdt|mst|eastern|pacific|central)(?: \w{1,9})? (?:hours|shift|business hours|time|time ?zones?))\b/i
const DAY =
  /\b(?:day ?shifts?|non[- ]graveyard|(?:ph|philippines?|manila|local|australian?|aussie|au|aest|awst|sydney|melbourne|brisbane|perth|new zealand|nz|singapore|hong kong)(?: \w{1,9})? (?:hours|shift|business hours|time|time ?zones?|based))\b/i
const AUSTRALIA = /\b(?:australian?|aussie|sydney|melbourne|brisbane|perth|adelaide|ndis)\b/i
const FLEXIBLE =
  /\b(?:flexible (?:working |work |daily )?(?:hours|schedule|time|shift)|(?:set|choose|pick|manage|make) (?:your|their) own (?:working )?(?:hours|schedule|time)|own (?:time|pace|hours|schedule)|no (?:fixed|set|strict) (?:hours|schedule|time)|work (?:at )?any ?time|hours are flexible|any ?time of (?:the )?day)\b/i

/** 'Graveyard shift not required', 'Night shift: NO'; but 'no problem'. */
const isDeniedBehind: IsOther = (_before, after) =>
  /^(?: (?:shifts?|work|hours))?(?:[ :=–—?!()-]{0,4}(?:no(?:ne)?|n\/a|never)(?= {0,2}(?:$|[.,;!|)/\n]))|(?: (?:is|are|will be))?(?: (?:not|never|no longer)|n['’]t)(?: (?:be|at all|ever|strictly))? (?:requir\w+|needed|necessary|expected|asked|mandatory|available|offered|included|involved|part|a must|allowed|wanted|our)\b)/i.test(
    after,
  )

const NAMED = {
  night: /\bnight ?(?:shifts?|time)\b|\bgraveyard\b/i,
  day: /\bday ?(?:shifts?|time)\b|\bnon[- ]graveyard\b|\b(?:ph|philippines?|manila) (?:time|hours|business hours)\b/i,
} as const

/** Called night or day work, not only at such hours. */
export const namesHours = ({ title, description }: Listing, hours: 'day' | 'night'): boolean =>
  NAMED[hours].test(title) || NAMED[hours].test(description.slice(0, MAX_TEXT))

/** Hours of one's own choice, not only some freedom. */
const OWN =
  /\b(?:(?:set|choose|pick|make|manage) (?:your|their) own (?:working )?(?:hours|schedule|time)|(?:your|their) own (?:time|pace|hours|schedule)|no (?:fixed|set|strict) (?:hours|schedule|time)|work(?:ing)? (?:at )?(?:any ?time|whenever)|any ?time of (?:the )?day|whenever you (?:want|like|can|choose)|(?:fully|completely|totally|100%|very|super) flexible)\b/i

export const isOwnTime = ({ title, description }: Listing): boolean =>
  readSaid(`${title}\n${description.slice(0, MAX_TEXT)}`, OWN) === 'said'

/** In Manila, for a listing without clock times: by its words, or its client. */
export function likelyHours({ title, description, workHours }: Listing): ListingFact[] {
  const text = `${title}\n${description.slice(0, MAX_TEXT)}`
  const found: ListingFact[] =
    workHours !== 'flexible' && readSaid(text, FLEXIBLE) === 'said' ? ['flexible'] : []
  if (workHours === 'day' || workHours === 'night') return found
  const isNight = readSaid(text, NIGHT, isDeniedBehind) === 'said'
  const isDay =
    readSaid(text, DAY, isDeniedBehind) === 'said' ||
    (!isNight && workHours === 'not-stated' && AUSTRALIA.test(text))
  return [...found, ...(isNight ? (['night'] as const) : []), ...(isDay ? (['day'] as const) : [])]
}
