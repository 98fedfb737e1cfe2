import { hoursTerm } from '../words/vocabulary.ts'
import { MAX_TEXT } from './asked-years.ts'

/** '20 hours per week', '3-4 hrs/day', '10 hours weekly'. */
const HOURS =
  /(?<![\d.,$₱:])(\d{1,2})(?: ?(?:-|–|to) ?(\d{1,2}))?\+? ?(?:hours?|hrs?)(?: of work)?(?: ?\/ ?| (?:per|a|an|each|every) | )(day|daily|week|wk|weekly)\b(?!.{0,20}\boverlap)/gi
const DAYS = 5
/** No shorter week is a job's; a longer day is a shop's: '24 hours a day'. */
const FEWEST = 2
const LONGEST_DAY = 12

/** The first hours a week that a listing states, as a term; null if none, or a full week. */
export function readStatedHours(description: string): string | null {
  const text = description.slice(0, MAX_TEXT)
  if (!/\bh(?:ou)?rs?\b|\dh(?:ou)?rs?\b/i.test(text)) return null
  for (const [, least, most, span = ''] of text.matchAll(HOURS)) {
    const hours = (Number(least) + Number(most ?? least)) / 2
    const isDay = /^da/i.test(span)
    if (hours < (isDay ? 1 : FEWEST) || (isDay && hours > LONGEST_DAY)) continue
    return hoursTerm(isDay ? hours * DAYS : hours)
  }
  return null
}
