import { isPeriodAdverb, type PayPeriod, periodOfWord } from './pay-period.ts'
import type { TypedAmount } from './typed-amount.ts'

/** What the words beside an amount say of it. */
type Beside = {
  saysPay: boolean
  isFloor: boolean
  period: PayPeriod | undefined
  /** An upper bound, not wanted, or a count of something else. */
  isRefused: boolean
}

/** Characters read before an amount and after it. */
const NEAR = 80
const MOST_STEPS = 8
/** The most an hour pays, in pesos. */
const HOUR_TO = 1000

const fromLeft = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}.])(?:${words})[ ,:=]*$`, 'iu')
const fromRight = (words: string) => new RegExp(`^[ ,:]*(?:${words})(?![\\p{L}\\p{N}])`, 'iu')

const PAY =
  'sahod|sahuran|sahurang|sasahod|sweldo|sweldong|suweldo|suweldong|salary|salaries|pay|pays|paying|paid|rate|rates|wage|wages|income|compensation|bayad|kita|kumikita'
const LINKS = 'na|ng|ang|yung|sa|nasa|is|are|of|at|the|a|an|mga|po|ay|may|lang'

const payBefore = fromLeft(`${PAY}|sahod ko|expected salary|asking salary`)
const vagueBefore = fromLeft('from|mula|kahit|around|about|between|range|ranging')
const linkBefore = fromLeft(LINKS)
const floorBefore = fromLeft(
  'at ?least|minimum|min\\.?|over|above|(?:more|higher|greater) than|mahigit|higit(?: pa)?|lampas|not (?:less|lower) than|no less than|not below|(?:hindi|di|not) (?:po )?(?:mas )?(?:bababa|mababa|baba)|starting|starts',
)
const ceilingBefore = fromLeft(
  'below|under|(?:less|lower) than|up ?to|max|max\\.|maximum|hanggang|(?:mas )?mababa|bababa|at most|pinakamataas',
)
const negatorBefore = fromLeft(
  '(?:not|no|without|except|excluding|exclude|walang?|wlang|wlng|wla|hindi|hinde|hndi|hnd|di|wag|huwag|ayaw|ayoko|maliban|bawal|never)(?: (?:po|ako|ko|pang|pa|ang|yung|ng|na|sa|the|a|any|for))*',
)
const signBefore = /[<>≥≤]=? ?$/u
const adverbBefore = fromLeft(
  'hourly|daily|weekly|biweekly|monthly|yearly|annual|buwanang?|arawang?|lingguhang?',
)

const payAfter = fromRight(
  `(?:sahod|sweldo|suweldo|salary|salaries|pay|rate|wage|bayad)(?! (?:per|kada|bawat)(?! (?:hour|month|day|week|oras|buwan|araw|linggo)))`,
)
const linkAfter = fromRight('na|ang|ng|yung|po|lang|sa|at|in|as|ph|basic|base|starting|expected')
const floorAfter = fromRight(
  'pataas|paakyat|(?:and|at|or) (?:up|above|pataas|more|higher|over)|up(?!wards? of)(?! ?to)|upwards?|above|plus|minimum|min|onwards?|mahigit|higit|or so',
)
const ceilingAfter = fromRight(
  'pababa|(?:and|or|at) (?:below|less|lower|pababa)|max|maximum|below|at most|tops',
)
const per =
  /^[ ,]*(?:\/ ?|(?:per|an?|each|every|kada|bawat|isang|sa isang|in an?|for an?) )(?<noun>\p{L}+(?:-?off)?)(?![\p{L}\p{N}])/iu
const adverbAfter = fromRight('(?<adverb>\\p{L}+)')
/** These name the week and the fortnight as a property of the job too, so they stay in the search. */
const factAfter = fromRight(
  '(?<fact>(?:kada|bawat|every|tuwing) (?:linggo|week|kinsenas)|lingguhan|kinsenas|biweekly|fortnightly|bimonthly)',
)
/** What is counted: '10k followers', '$5k monthly ad spend'. */
const counted = fromRight(
  '(?:(?:monthly|daily|ig|instagram|tiktok|youtube|yt|fb|facebook|twitter|x|linkedin|social|media|cold|active|real|organic|unique|new|paid|email|google|meta) ){0,3}(?:followers?|subs|subscribers?|leads(?! gen)|emails|views|words|users|customers|clients|records|rows|items|products|skus?|listings|visitors|visits|members|likes|downloads|impressions|contacts|orders|calls|pages|images|photos|videos|keywords|ads? (?:spend|budget)|adspend|budgets?|revenue|arr|mrr|spend|characters|lines|students|employees|people|pax|km|run|steps|hours|hrs|oras|minutes|mins|days|weeks|months|years|yrs|taon|wpm|mbps|resolution)',
)

const filipinoPeriods: Readonly<Record<string, PayPeriod>> = {
  oras: 'hour',
  araw: 'day',
  linggo: 'week',
  kinsenas: 'half-month',
  cutoff: 'half-month',
  'cut-off': 'half-month',
  buwan: 'month',
  taon: 'year',
  buwanan: 'month',
  arawan: 'day',
  lingguhan: 'week',
}

const periodOf = (word: string): PayPeriod | undefined => {
  const lower = word.toLowerCase()
  return filipinoPeriods[lower] ?? filipinoPeriods[lower.replace(/g$/u, '')] ?? periodOfWord(lower)
}

/** `start` is where the words about the amount begin. */
export function wordsBefore(text: string, at: number): Beside & { start: number } {
  const said: Beside = { saysPay: false, isFloor: false, period: undefined, isRefused: false }
  const from = Math.max(0, at - NEAR)
  let left = text.slice(from, at)
  let start = at
  const take = (pattern: RegExp): string | null => {
    const found = pattern.exec(left)
    if (!found) return null
    left = left.slice(0, found.index)
    return found[0]
  }
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (ceilingBefore.test(left) && !floorBefore.test(left)) said.isRefused = true
    if (take(floorBefore) !== null) said.isFloor = true
    else if (take(payBefore) !== null) said.saysPay = true
    else if (take(vagueBefore) === null) {
      const sign = take(signBefore)
      const adverb = sign === null ? take(adverbBefore) : null
      if (sign !== null) {
        said.isFloor = !/[<≤]/u.test(sign)
        said.isRefused ||= !said.isFloor
      } else if (adverb !== null) {
        said.period ??= periodOf(adverb.replace(/[^\p{L}]/gu, ''))
        // 'weekly salary' asks for a property of the job too.
        if (said.period === 'week' || said.period === 'half-month') return { ...said, start: at }
      } else if (take(linkBefore) !== null) continue
      else break
    }
    start = from + left.length
  }
  said.isRefused ||= negatorBefore.test(text.slice(from, start))
  return { ...said, start }
}

/** `end` is where the words about the amount end. */
export function wordsAfter(text: string, { end: at, low }: TypedAmount): Beside & { end: number } {
  const said: Beside = { saysPay: false, isFloor: false, period: undefined, isRefused: false }
  let right = text.slice(at, at + NEAR)
  let end = at
  let position = at
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(right)
    if (!found) return null
    right = right.slice(found[0].length)
    position += found[0].length
    return found
  }
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (counted.test(right) || ceilingAfter.test(right)) return { ...said, isRefused: true, end }
    const fact = factAfter.exec(right)
    if (fact) {
      said.period ??= periodOf(fact.groups?.['fact']?.split(' ').at(-1) ?? '')
      break
    }
    const period = take(/^ ?\+(?!\d)/u) ? 'open' : periodAfter(right, low)
    if (period === 'open') said.isFloor = true
    else if (period) {
      said.period ??= period.period
      right = right.slice(period.length)
      position += period.length
    } else if (take(floorAfter)) said.isFloor = true
    else if (take(payAfter)) said.saysPay = true
    else if (take(linkAfter)) continue
    else break
    end = position
  }
  return { ...said, end }
}

/** 'per hour', '/mo', 'kada buwan', 'monthly'. Of something else it is piecework. */
function periodAfter(right: string, low: number): { period: PayPeriod; length: number } | null {
  const unit = per.exec(right)
  if (unit) {
    const period = periodOf(unit.groups?.['noun'] ?? '')
    const isOfOne = /^[ ,]*(?:per|each|every|kada|bawat) /iu.test(right)
    if (period && (period !== 'task' || isOfOne || /^[ ,]*\//u.test(right)))
      return { period, length: unit[0].length }
    return isOfOne ? { period: 'task', length: unit[0].length } : null
  }
  const found = adverbAfter.exec(right)
  const adverb = found?.groups?.['adverb']?.toLowerCase() ?? ''
  const isAdverb = /^(?:buwanang?|arawang?|cutoff)$/u.test(adverb) || isPeriodAdverb(adverb)
  // After more, it is the country or the peso.
  const isByHour = adverb === 'ph' && low < HOUR_TO
  // After thousands it is no time of day.
  const isByMonth = adverb === 'pm' && low >= HOUR_TO
  const period = isByMonth ? 'month' : isAdverb || isByHour ? periodOf(adverb) : undefined
  return found && period ? { period, length: found[0].length } : null
}
