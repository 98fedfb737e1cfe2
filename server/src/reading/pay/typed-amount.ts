import { figurePattern, readFigure } from '@hanap/contract/jobs/salary-text'
import { currencyOfSign, currencyOfWord } from './pay-currency.ts'
import type { PayPeriod } from './pay-period.ts'

/** A number in a search text that may be pay, or a range of two. */
export type TypedAmount = Readonly<{
  start: number
  end: number
  /** Of a range, the low end. */
  low: number
  /** As listings write them: '20-30k'. */
  figures: string
  /** As listings write it; null if none is written. */
  currency: string | null
  /** Written as a thousand: '25k', or round as in '25,000'. */
  hasK: boolean
}>

const names = 'php|pesos?|piso|usd|dollars?|bucks|aud|cad|gbp|euros?|eur|nzd|sgd'
const signs = '(?:us|au|ca|nz|sg|hk|[acs])?\\$|[₱€£]'
const thousand = `k(?=(?:${names}|ph?)(?![\\p{L}\\p{N}]))| ?(?:k|thousand|thou|libo)(?![\\p{L}\\p{N}])`
/** Not within a word, a number, a phone number or a tag. */
const one = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!\\d[.,'’])(?<![#@+])(?:(?<before>${signs}|(?:${names}|ph?)(?= ?\\d)) ?)?` +
    `(?<figure>${figurePattern.source})(?<k>${thousand})?` +
    `(?: ?(?<behind>[$₱€£]|(?:${names}|ph?)(?! ?[$₱\\d])))?(?![\\p{L}\\p{N}])`,
  'giu',
)
/** Goes on as a decimal, a share, or a time. */
const goesOn = /^(?:[.,:]\d|\/\d| ?%)/iu
const isTime = /^ ?[ap]\.?m\b/iu
const joint = /^(?: ?[-–—~] ?| (?:to|hanggang|or|o|and|at) )$/iu
/** Between thousands only: '20k/30k', but not '24/7' or '9, 10'. */
const looseJoint = /^(?: ?[/,] ?| )$/u
/** Pesos that are no hour's pay, for 'ph' is also 'per hour'. */
const THOUSAND = 1000

/** In their order. */
export function amountsIn(text: string): TypedAmount[] {
  const amounts: TypedAmount[] = []
  for (const match of text.matchAll(one)) {
    const found = read(match)
    const before = amounts.at(-1)
    const range =
      before && isJoint(text.slice(before.end, found.start), before, found) ? join(before, found) : null
    if (range) amounts.splice(-1, 1, range)
    else if (!isPartOfWord(text, found) && !isNumbered(text, found)) amounts.push(found)
  }
  return amounts.filter(({ end, low }) => {
    const rest = text.slice(end, end + 4)
    return !goesOn.test(rest) && (low >= THOUSAND || !isTime.test(rest))
  })
}

const isJoint = (between: string, first: TypedAmount, second: TypedAmount) =>
  joint.test(between) ||
  (looseJoint.test(between) &&
    second.low >= first.low &&
    (first.low >= THOUSAND || (first.currency !== null && between === '/')))

function read(match: RegExpExecArray): TypedAmount {
  const { before, figure = '', k, behind } = match.groups ?? {}
  const { value } = readFigure(figure)
  const isCounted = k !== undefined && value < 1000
  const low = isCounted ? value * 1000 : value
  const isByHour = low < THOUSAND && /^ph$/iu.test(behind ?? '')
  const whole = isByHour ? match[0].slice(0, -2).trimEnd() : match[0]
  return {
    start: match.index,
    end: match.index + whole.length,
    low,
    figures: isCounted ? `${figure}k` : figure,
    currency:
      writtenAs(low < THOUSAND && /^ph$/iu.test(before ?? '') ? '' : before) ??
      (isByHour ? null : writtenAs(behind)),
    hasK: isCounted || (low >= BARE_FROM && low % ROUND === 0),
  }
}

/** 'mid-2025', 'covid-19', '24/7'. */
const isPartOfWord = (text: string, { start }: TypedAmount) =>
  /[\p{L}\p{N}][-/.'’]$/u.test(text.slice(Math.max(0, start - 3), start))

/** Of a standard, a form or a model: 'iso 27000'. */
const numbered = /(?<![\p{L}\p{N}])(?:iso|iec|astm|ansi|nist|rfc|ifrs|form|model|version)[ #:/-]{1,2}$/iu
const isNumbered = (text: string, { start, currency }: TypedAmount) =>
  currency === null && numbered.test(text.slice(Math.max(0, start - 12), start))

function writtenAs(mark = ''): string | null {
  if (mark === '') return null
  const lower = mark.toLowerCase()
  if (lower === 'p' || lower === 'ph' || lower === 'piso') return 'PHP'
  const known = /[$₱€£]/u.test(mark)
    ? currencyOfSign(mark.slice(-1), mark.slice(0, -1))
    : currencyOfWord(lower)
  return known ? (known.isWeak ? '$' : known.code) : null
}

/** Largest factor between the ends of a range. */
const WIDEST = 5

/** '20-30k' says the thousand once. Null if these are no range: '8-5'. */
function join(first: TypedAmount, second: TypedAmount): TypedAmount | null {
  const isCarried = !first.hasK && second.hasK && first.low < 1000
  const low = isCarried ? first.low * 1000 : first.low
  const isRange = second.low > low && second.low <= low * WIDEST
  if (!isRange || (first.currency && second.currency && first.currency !== second.currency)) return null
  return {
    start: first.start,
    end: second.end,
    low,
    figures: `${first.figures}-${second.figures}`,
    currency: first.currency ?? second.currency,
    hasK: first.hasK || second.hasK,
  }
}

/** Less is no month's pay in pesos, but a resolution, a run or a score. */
const BARE_FROM = 10_000
const BARE_TO = 300_000
/** Pay is typed in round figures; other numbers name something else. */
const ROUND = 500
/** Pesos: '25000 pataas', and no age, year or speed. */
const FLOOR_FROM = 5000
/** A bare number of one of these periods may count hours or tasks: '40/week'. */
const PERIOD_FROM = 100
/** '2025 salary' and '1099 pay' name a year and a form. */
const SAID_FROM = 3000
/** Of programs, plans, forms and all day. */
const known = new Set([24, 365, 360, 401, 1099])

/** Whether an amount is pay: by its currency, a word for pay, its unit, or as a thousand that nothing else explains. */
export function isPlausible(
  { low, currency, hasK, figures }: TypedAmount,
  says: Readonly<{ period: PayPeriod | undefined; saysPay: boolean; isFloor: boolean }>,
): boolean {
  if (low <= 0 || /^0\d/u.test(figures) || /^401k$/iu.test(figures)) return false
  if (currency !== null) return true
  if (known.has(low)) return false
  if (says.period === 'hour') return true
  if (says.period !== undefined) return low >= PERIOD_FROM
  if (says.saysPay) return low >= SAID_FROM
  if (hasK) return low >= BARE_FROM && low <= BARE_TO
  return says.isFloor && low >= FLOOR_FROM && low <= BARE_TO
}
