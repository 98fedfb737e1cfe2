import type { ListingFact } from '@hanap/contract/jobs/listing-facts'
import type { Listing } from '../port.ts'
import { MAX_TEXT } from './asked-years.ts'
import { TAG, TITLE } from './occurrence.ts'
import { type IsOther, readSaid } from './read-said.ts'

/** Of any listing; most have neither. */
const MENTIONED = /weekend|weekday|saturday|sunday|friday|\bfri\b/i
const OFF =
  /\b(?:no|without|not|free|enjoy(?: your)?) (?:work(?:ing)? )?(?:on )?(?:nights? (?:or|and|&) )?(?:weekends?|saturdays?)\b(?! (?:off|days off))|\bweekends?\b(?: \w{2,4})? ?[:-]? ?(?:off|free)\b|\b(?:excluding|except)(?: (?!on\b)\w{1,12})? weekends?\b|\bweekdays? only\b|\bmon(?:day)?s? ?(?:to|-|–|—|through|thru) ?fri(?:day)?s?\b/i
/** The days themselves or a shift on them, not 'paid test (this weekend)'. */
const ON =
  /(?<!\b(?:this|next|last|the|your|over the) )\b(?:weekends?|saturdays? (?:and|&|or|\/) sundays?|sat(?:urday)? ?(?:-|–|to) ?sun(?:day)?)\b(?! ?[:-]? ?(?:off|free|documents?|projects?|getaways?|trips?|offers?)\b)|\bsaturday shifts?\b/i

const RARELY_BEFORE =
  /\b(?:optional(?:ly)?|emergenc(?:y|ies)|urgent|reachable|on[- ]call|standby)\b[^.!?;\n]{0,40}$/i
const RARELY_AFTER =
  /^(?: (?:work|shifts?|hours|days|availability))?(?: (?:is|are))? \(?(?:(?:completely|entirely|also) )?(?:optional|(?:in case of |for |only for |during )?(?:an )?(?:urgent|emergenc(?:y|ies)\b)|not (?:required|mandatory|needed|expected)|if you (?:want|like|wish|prefer))/i
/** Work that a seeker may refuse, and readiness for emergencies. */
const isRare: IsOther = (before, after) => RARELY_BEFORE.test(before) || RARELY_AFTER.test(after)

type Said = readonly [ListingFact, number | null]
/** Most work is on weekdays, so silence says a little. */
const UNSAID: Said = ['weekdays', 0]

/** Whether work is on Saturdays and Sundays, or on weekdays alone. */
export function readWeekends({ title, description }: Pick<Listing, 'title' | 'description'>): Said[] {
  const text = `${title}\n${description.slice(0, MAX_TEXT)}`
  if (!MENTIONED.test(text)) return [UNSAID]
  const rest = text.replace(new RegExp(OFF, 'gi'), ' ; ')
  const isMentioned = readSaid(rest, ON) === 'said'
  if (isMentioned && !OFF.test(title))
    return readSaid(rest, ON, isRare) === 'said'
      ? [
          ['weekends', /weekend/i.test(title) ? TITLE | TAG : TAG],
          ['weekdays', null],
        ]
      : [UNSAID]
  return OFF.test(text)
    ? [
        ['weekends', null],
        ['weekdays', TITLE | TAG],
      ]
    : [UNSAID]
}
