import type { ListingFact } from '@hanap/contract/jobs/listing-facts'
import type { Listing } from '../port.ts'
import { BEGINNER_TITLE, type BeginnerFit, trains } from './beginner.ts'
import { isOwnTime, likelyHours, namesHours } from './likely-hours.ts'
import { TAG, TITLE } from './occurrence.ts'
import { readTermsOfWork, type SaidTerm } from './terms-of-work.ts'
import { readWeekends } from './weekends.ts'

/** `part` is where words would weigh as much; null if the listing contradicts the fact. `isNamed`: the title says so. */
type Fact = readonly [fact: ListingFact, part: number | null, isNamed?: boolean]

/** @param fit from readBeginnerFit */
export function readFacts(listing: Listing, fit: BeginnerFit | null): Fact[] {
  return [
    ...beginnerFacts(listing, fit),
    ...trainingFacts(listing, fit),
    ...hoursFacts(listing),
    ...likelyHours(listing).map((fact) => [fact, 0] as const),
    ...readTermsOfWork(listing).map(([term, is]) => [term, termPart[is]] as const),
    ...readWeekends(listing),
  ]
}

const beginnerPart: Readonly<Record<BeginnerFit, number | null>> = {
  'none-needed': TITLE | TAG,
  taught: TITLE,
  'entry-level': TAG,
  unrequired: TAG,
  'little-asked': 0,
  not: null,
}
const termPart: Readonly<Record<SaidTerm[1], number | null>> = {
  surely: TITLE | TAG,
  maybe: TAG,
  unsaid: 0,
  not: null,
}

function beginnerFacts({ title }: Listing, fit: BeginnerFit | null): readonly Fact[] {
  return fit === null
    ? []
    : [['beginner', beginnerPart[fit], fit === 'none-needed' && BEGINNER_TITLE.test(title)]]
}

/** Where little or no experience is needed, some learning at work is likely. */
function trainingFacts({ title, description }: Listing, fit: BeginnerFit | null): readonly Fact[] {
  if (trains(title, description, fit)) return [['training', fit === 'not' ? TAG : TITLE | TAG]]
  if (fit === null) return []
  return [['training', fit === 'not' ? null : fit === 'none-needed' ? TITLE : 0]]
}

function hoursFacts(listing: Listing): readonly Fact[] {
  const { workHours } = listing
  if (workHours === 'flexible') return [['flexible', isOwnTime(listing) ? TITLE | TAG : TITLE]]
  if (workHours !== 'day' && workHours !== 'night') return []
  return [
    [workHours, namesHours(listing, workHours) ? TITLE | TAG : TITLE],
    [workHours === 'day' ? 'night' : 'day', null],
  ]
}
