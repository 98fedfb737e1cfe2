/** A stretch of time as a resume writes it, and in months since the year 0; `end` after `start`. */
export type Period = { start: string; end: string; from: number; to: number; isCurrent: boolean }

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|pebrero|marso|abril|mayo|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre|spring|summer|fall|autumn|winter)'
const year = "(?:(?:19|20)\\d{2}|['’]\\d{2})"
const date = `(?:${month}\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?)?\\s*[,/-]?\\s*(?:of\\s+)?${year}|\\d{1,2}[/.-]\\d{1,2}[/.-](?:19|20)\\d{2}|(?:19|20)\\d{2}[/.-]\\d{1,2}(?:[/.-]\\d{1,2})?|\\d{1,2}\\s*[/.-]\\s*(?:19|20)\\d{2}|\\d{1,2}\\s+(?:19|20)\\d{2}|${year})`
const ongoing =
  '(?:present|current(?:ly)?|now|today|ongoing|on-going|to date|till date|till now|kasalukuyan|hanggang ngayon)'
const between =
  '\\s*(?:[-–—~→>]+|\\bup to\\b|\\bto\\b|\\buntil\\b|\\btill?\\b|\\bthru\\b|\\bthrough\\b|\\bhanggang\\b)\\s*'
const period = new RegExp(
  `(?<![\\d/.-])(${date})(?:${between})(${date}|${ongoing}|${month}\\.?)(?![\\d/])|(${date})\\s+to date\\b`,
  'iu',
)
const since = new RegExp(`\\b(?:since|from)\\s+(${date})(?:\\s*(?:onwards?))?\\s*$`, 'iu')
const single = new RegExp(`(?<![\\d/.-])(${date})(?![\\d/-])`, 'iu')
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const otherMonths: Readonly<Record<string, number>> = {
  ene: 1,
  peb: 2,
  abr: 4,
  hun: 6,
  hul: 7,
  ago: 8,
  set: 9,
  okt: 10,
  nob: 11,
  dis: 12,
  spr: 3,
  sum: 6,
  fal: 9,
  aut: 9,
  win: 12,
}
/** Only so many letters of a line are searched: the patterns get slow on long texts, and dates stand at the beginning. */
const MOST_LETTERS = 400

/** What years after it are versions of: 'Windows Server 2003 - 2008' is no period. */
const version = /(?:windows|server|office|excel|sql|exchange|version|sharepoint|autocad|iso)\s*$/iu

/** The first period of a text and the text without it. A period that ends before it starts, or in the future, is none. */
export function findPeriod(
  text: string,
  now: Date,
): { period: Period; rest: string; place: number } | undefined {
  const line = text.slice(0, MOST_LETTERS)
  const match = period.exec(line) ?? since.exec(line)
  if (!match || version.test(line.slice(0, match.index))) return undefined
  const [found, first, end = 'present', open] = match
  const start = first ?? open ?? ''
  const read = readPeriod(start, end, now)
  const rest = `${line.slice(0, match.index)}\t${line.slice(match.index + found.length)}`
  return read && { period: read, rest: rest.replace(/\(\s*\t\s*\)/u, '\t'), place: match.index }
}

const openPeriod = new RegExp(`${date}\\s*[-–—]\\s*$`, 'iu')

/** Whether a text ends with a period whose end is missing: 'Cashier, June 2022 -'. */
export function endsInOpenPeriod(text: string): boolean {
  return text.length <= MOST_LETTERS && openPeriod.test(text)
}

/** The first single date of a text, as written. */
export function findDate(text: string): string | undefined {
  return single.exec(text.slice(0, MOST_LETTERS))?.[1]
}

/** A text without its dates. */
export function withoutDates(text: string): string {
  return text
    .slice(0, MOST_LETTERS)
    .replace(new RegExp(single, 'giu'), ' ')
    .replace(new RegExp(`\\b${ongoing}\\b`, 'giu'), ' ')
}

function readPeriod(start: string, end: string, now: Date): Period | undefined {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  // '03/04/2020' may be in March or April; a number above 12 in either date shows that days stand first in both.
  const isDayFirst = [start, end].some(
    (text) => Number(/^(\d{1,2})[/.-]\d{1,2}[/.-]\d{4}/u.exec(text.trim())?.[1] ?? 0) > 12,
  )
  const first = readDate(start, isDayFirst)
  const isCurrent = !/\d/u.test(end) && !new RegExp(`^${month}\\.?$`, 'iu').test(end)
  const last = isCurrent ? undefined : readDate(end, isDayFirst)
  if (first?.year === undefined) return undefined
  const from = first.year * 12 + (first.month ?? 1) - 1
  // Years without months are counted low: '2019 to 2021' as two years, '2020 to 2020' as half a year.
  const yearEnd = last?.year === first.year ? 6 : first.month === undefined ? 0 : 6
  const to = isCurrent ? today : (last?.year ?? first.year) * 12 + (last?.month ?? yearEnd)
  if (from > to || from > today || to > today + 12) return undefined
  return { start: start.trim(), end: end.trim(), from, to: Math.min(to, today), isCurrent }
}

function readDate(
  text: string,
  isDayFirst: boolean,
): { year: number | undefined; month: number | undefined } {
  const plain = text.toLowerCase()
  const [, full, short] = /((?:19|20)\d{2})|['’](\d{2})/u.exec(plain) ?? []
  const year = full ? Number(full) : short ? (Number(short) < 50 ? 2000 : 1900) + Number(short) : undefined
  const name = /[a-z]{3}/u.exec(plain)?.[0] ?? ''
  const named = months.indexOf(name) + 1 || otherMonths[name]
  const numbers =
    plain
      .replace(/(?:19|20)\d{2}/u, ' ')
      .match(/\d{1,2}/gu)
      ?.map(Number) ?? []
  const number = numbers
    .slice(isDayFirst && numbers.length > 1 ? 1 : 0)
    .find((value) => value >= 1 && value <= 12)
  return { year, month: named ?? (short ? undefined : number) }
}
