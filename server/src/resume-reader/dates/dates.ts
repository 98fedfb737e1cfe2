/** Without a year, the month is undefined too. */
export type WrittenDate = { year: number | undefined; month: number | undefined }

export const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|pebrero|marso|abril|mayo|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre|spring|summer|fall|autumn|winter)'
const fullYear = '(?:19|20)\\d{2}'
const shortYear = "['’‘`´]\\s?\\d{2}(?!\\d)"
const year = `(?:${fullYear}|${shortYear})`
/** Two may follow each other without a dash: '05/2019 08/2021'. */
export const monthDate = `(?:${month}\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?)?\\s*[,/-]?\\s*(?:of\\s+)?${year}|${month}\\.?\\s*-\\s*\\d{2}(?!\\d)|\\d{1,2}[/.-]\\d{1,2}[/.-]${fullYear}|${fullYear}[/.-]\\d{1,2}(?:[/.-]\\d{1,2})?(?!\\d)|\\d{1,2}\\s*[/.-]\\s*${fullYear})`
// A year before its month, unless the month belongs to a later year: '2019 May 2020'.
const yearFirst = `${fullYear}\\s*,?\\s+${month}(?![a-z])\\.?(?!\\s*(?:\\d{1,2}\\s*,?\\s*)?${fullYear})`
export const anyDate = `(?:${monthDate}|${yearFirst}|\\d{1,2}\\s+${fullYear}|${year})`
/** Ambiguous alone, but two with a dash are a period: 'Aug 07 - Sep 09'. */
export const briefDate = `(?:${month}\\.?\\s+\\d{2}|(?:0?[1-9]|1[0-2])/\\d{2})(?![\\d/,]|\\s*,?\\s*${fullYear})`
export const ongoing =
  '(?:present|current(?:ly)?|now|today|ongoing|on-going|to date|till date|till now|kasalukuyan|hanggang ngayon)'
export const connector =
  '(?:[-–—~→>]+|\\bup to\\b|\\bto\\b|\\buntil\\b|\\btill?\\b|\\bthru\\b|\\bthrough\\b|\\bhanggang\\b)'

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

/** @param isDayFirst in dates of three numbers */
export function readDate(text: string, isDayFirst: boolean): WrittenDate {
  const plain = text.toLowerCase().trim()
  const full = /(?:19|20)\d{2}/u.exec(plain)?.[0]
  const short = full ? undefined : /(?:['’‘`´]\s?|[a-z]\.?[\s-]+|^\d{1,2}\/)(\d{2})$/u.exec(plain)?.[1]
  const name = /[a-z]{3}/u.exec(plain)?.[0] ?? ''
  const named = months.indexOf(name) + 1 || otherMonths[name]
  const rest = full ? plain.replace(full, ' ') : plain.slice(0, short ? -2 : undefined)
  const numbers = rest.match(/\d{1,2}/gu)?.map(Number) ?? []
  const number = numbers
    .slice(isDayFirst && numbers.length > 1 ? 1 : 0)
    .find((value) => value >= 1 && value <= 12)
  return { year: full ? Number(full) : short ? longYear(Number(short)) : undefined, month: named ?? number }
}

/** '07' is 2007, '95' is 1995. */
function longYear(short: number): number {
  return (short < 50 ? 2000 : 1900) + short
}
