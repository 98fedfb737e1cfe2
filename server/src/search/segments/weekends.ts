import type { ListingFact } from '@hanap/contract/jobs/listing-facts'
import type { Listing } from '../port.ts'
import { MAX_TEXT } from './asked-years.ts'
import { TAG, TITLE } from './occurrence.ts'
import { readSaid } from './read-said.ts'

/** Of any listing; most have neither. */
const MENTIONED = /weekend|weekday|saturday|sunday|friday|\bfri\b/i
const OFF =
  /\b(?:no|without|not|free|enjoy(?: your)?) (?:work(?:ing)? )?(?:on )?(?:nights? (?:or|and|&) )?(?:weekends?|saturdays?)\b(?! (?:off|days off))|\bweekends?\b(?: \w{2,4})? ?[:-]? ?(?:off|free)\b|\b(?:excluding|except)(?: (?!on\b)\w{1,12})? weekends?\b|\bweekdays? only\b|\bmon(?:day)?s? ?(?:to|-|–|—|through|thru) ?fri(?:day)?s?\b/i
/** The days themselves or a shift on them, not 'paid test (this weekend)'. */
const ON =
  /(?<!\b(?:this|next|last|the|your|over the) )\b(?:weekends?|saturdays? (?:and|&|or|\/) sundays?|sat(?:urday)? ?(?:-|–|to) ?sun(?:day)?)\b(?! ?[:-]? ?(?:off|free|documents?|projects?|getaways?|trips?|offers?)\b)|\bsaturday shifts?\b/i

type Said = readonly [ListingFact, number | null]
/** Most work is on weekdays, so silence says a little. */
const UNSAID: Said = ['weekdays', 0]

/** Whether work is on Saturdays and Sundays, or on weekdays alone. */
export function readWeekends({ title, description }: Pick<Listing, 'title' | 'description'>): Said[] {
  const text = `${title}\n${description.slice(0, MAX_TEXT)}`
  if (!MENTIONED.test(text)) return [UNSAID]
  const isOff = OFF.test(text)
  const isOn = readSaid(text.replace(new RegExp(OFF, 'gi'), ' ; '), ON) === 'said'
  if (isOn && !OFF.test(title))
    return [
      ['weekends', /weekend/i.test(title) ? TITLE | TAG : TAG],
      ['weekdays', null],
    ]
  return isOff
    ? [
        ['weekends', null],
        ['weekdays', TITLE | TAG],
      ]
    : [UNSAID]
}
