import { type FoundConcept, meaningOf } from '../words/synonyms.ts'

/** Morning there is night in Manila. */
const american = new Set(
  'est edt et cst cdt ct mst mdt pst pdt pt eastern central pacific us usa american'.split(' '),
)
const australian = new Set('aest aedt awst sydney melbourne perth australian australia au nz'.split(' '))
const manila = new Set('pht ph manila philippine philippines'.split(' '))
const afterZones = new Set('time timezone hours'.split(' '))
const toWords = new Set('to hanggang til till until'.split(' '))
/** When day work begins and ends, as in '9-5'. */
const MORNING = { from: 6, to: 11 } as const
const EVENING = { from: 3, to: 7 } as const

type Time = { hour: number; half: string; next: number }

/** '9', '9am', '9 am', '9:30 am'. */
function timeAt(words: readonly string[], at: number): Time | null {
  const [, hour, glued] = /^(\d{1,2})(am|pm)?$/.exec(words[at] ?? '') ?? []
  if (hour === undefined || Number(hour) > 12) return null
  const isMinutes = /^(?:00|15|30|45)(?:am|pm)?$/.test(words[at + 1] ?? '')
  const last = isMinutes ? at + 1 : at
  const half = glued ?? /(?:am|pm)$/.exec(words[last] ?? '')?.[0]
  if (half) return { hour: Number(hour), half, next: last + 1 }
  const after = words[last + 1] ?? ''
  return after === 'am' || after === 'pm'
    ? { hour: Number(hour), half: after, next: last + 2 }
    : { hour: Number(hour), half: '', next: last + 1 }
}

/** Finds 'est 9-5', '9am to 5pm us time' and '10pm-6am', with their zone. */
export function findClock(words: readonly string[]): FoundConcept[] {
  return words.flatMap((_, at) => {
    const from = timeAt(words, at)
    if (!from) return []
    const to = timeAt(words, toWords.has(words[from.next] ?? '') ? from.next + 1 : from.next)
    const isMorning = from.half === 'am' || (from.half === '' && isIn(from.hour, MORNING))
    const isWorkday = to && (to.half === 'pm' || (to.half === '' && isIn(to.hour, EVENING))) && isMorning
    const isNight = to?.half === 'am' && from.half === 'pm'
    if (!to || !(isWorkday || isNight)) return []
    const zone = zoneBeside(words, at, to.next)
    // Without a zone, '9-5' may be anything else.
    if (!zone && from.half === '' && to.half === '') return []
    const isFlipped = zone !== null && american.has(words[zone.at] ?? '')
    const start = Math.min(at, zone?.at ?? at)
    const end = Math.max(to.next, zone?.next ?? 0)
    return [{ start, length: end - start, concept: meaningOf(isNight === isFlipped ? 'day' : 'night') }]
  })
}

const isIn = (hour: number, { from, to }: { from: number; to: number }) => hour >= from && hour <= to

function zoneBeside(
  words: readonly string[],
  start: number,
  end: number,
): { at: number; next: number } | null {
  const isZone = (word = '') => [american, australian, manila].some((zones) => zones.has(word))
  if (isZone(words[end])) return { at: end, next: afterZones.has(words[end + 1] ?? '') ? end + 2 : end + 1 }
  const before = afterZones.has(words[start - 1] ?? '') ? start - 2 : start - 1
  return isZone(words[before]) ? { at: before, next: start } : null
}
