export type NamedZone = Readonly<{
  /** IANA name; null if the words can mean several places. */
  zone: string | null
  /** Where its words end. */
  to: number
  words: string
}>

const EASTERN = 'America/New_York'
const CENTRAL = 'America/Chicago'
const MOUNTAIN = 'America/Denver'
const PACIFIC = 'America/Los_Angeles'
export const MANILA = 'Asia/Manila'
const SYDNEY = 'Australia/Sydney'
const LONDON = 'Europe/London'

const zoneTime =
  '(?: (?:standard|daylight|savings?|summer|local))? ?(?:time ?zone|time|zone|business hours|hours)?'
/** A place alone is a clock right behind a time: '7am - 4pm (Philippines)'. */
const bare =
  '(?<=(?:\\d|[ap]\\.?m\\.?|noon|midnight)[\\s(,[–-]{1,3}(?:in )?(?:the )?[a-z. ]{2,24})(?=\\s{0,2}(?:[).,;\\n\\]|]|$))'
const placeTime = `(?:(?: (?:standard|local|business|office))? ?(?:time ?zone|time|hours)|${bare})`
const country = '(?:philippines?|ph|pinas)'
const thatIs = ",? (?:that|this|it)(?:['’]s| (?:is|means|will be|would be))"
/** The seeker's own country needs less around it than a place that may be a market. */
const inCountry = [
  // 'Night shift in the Philippines: 10 pm to 7 am'
  `${country}(?<=\\b(?:shifts?|hours|schedules?|time|nights?|day ?time|clock) (?:here )?(?:in|for) (?:the )?${country})`,
  `${country}(?: (?:graveyard|night|day|morning|evening|mid)){1,2}[ -]?(?:shift|schedule)`,
  `${country}(?=\\s?[:=]\\s{0,2}\\d{1,2}(?!\\d))`,
  `${country}${thatIs}`,
  // A clause of its own, which no company or market can open: '(in the Philippines 10 pm to 7 am)'
  `in (?:the )?${country}(?<=(?:^|[\\n(/|;=]|\\b(?:so|which|that|or)(?: is| means)?)\\s{0,2}in (?:the )?${country})(?:${thatIs})?`,
  // '10 pm to 7 am in the Philippines, each day'
  `${country}(?<=(?:\\d|[ap]\\.?m\\.?|noon|midnight)[\\s(,–-]{1,3}(?:here )?in (?:the )?${country})(?! ?(?:and|or|&|/)(?![\\p{L}\\d]))`,
].join('|')
/** A zone if no ocean can follow: 'between 9 and 5 Eastern.' */
const alone = '(?=\\s{0,2}(?:[).,;:/|\\n]|$|mon|m-f|us\\b|u\\.s))'

/** The place whose clock each means. The first match counts. */
const spellings: readonly (readonly [words: string, zone: string | null])[] = [
  // EST means New York and AEST Sydney, in summer too: employers write them all year.
  [`(?:australian?|aussie|aus?)\\.? (?:eastern${zoneTime}|e[sd]?t)\\b`, SYDNEY],
  [`(?:australian?|aus?)\\.? western${zoneTime}`, 'Australia/Perth'],
  [`(?:australian?|aus?)\\.? central${zoneTime}`, 'Australia/Adelaide'],
  [`central european${zoneTime}`, 'Europe/Berlin'],
  [`eastern european${zoneTime}`, null],
  [`eastern (?:standard|daylight|savings?|time)${zoneTime}|eastern${alone}`, EASTERN],
  [`central (?:standard|daylight|savings?|time)${zoneTime}|central${alone}`, CENTRAL],
  [`mountain (?:standard|daylight|savings?|time)${zoneTime}|mountain${alone}`, MOUNTAIN],
  [`pacific (?:standard|daylight|savings?|time)${zoneTime}|pacific${alone}`, PACIFIC],
  ['e[sd]t', EASTERN],
  ['c[sd]t', CENTRAL],
  ['m[sd]t', MOUNTAIN],
  ['p[sd]t', PACIFIC],
  ['ae[sd]?t', SYDNEY],
  ['ac[sd]t', 'Australia/Adelaide'],
  ['aw[sd]?t', 'Australia/Perth'],
  ['nz[sd]?t', 'Pacific/Auckland'],
  ['bst', LONDON],
  ['cest|cet', 'Europe/Berlin'],
  ['sgt', 'Asia/Singapore'],
  ['hkt', 'Asia/Hong_Kong'],
  ['kst', 'Asia/Seoul'],
  ['jst', 'Asia/Tokyo'],
  ['hst', 'Pacific/Honolulu'],
  ['ist|ast', null],
  [
    `ph(?:s?t|${placeTime})|philippines?${placeTime}|manila(?: (?:standard|local))?(?: time)?|pinas time|${inCountry}`,
    MANILA,
  ],
  [`(?:uk|u\\.k\\.|united kingdom|british|england|london)(?:${placeTime}|${alone})`, LONDON],
  [`(?:ireland|irish|dublin)${placeTime}`, 'Europe/Dublin'],
  [`(?:germany|german|berlin)${placeTime}`, 'Europe/Berlin'],
  [`(?:france|french|paris)${placeTime}`, 'Europe/Paris'],
  [`(?:israel|tel aviv)${placeTime}`, 'Asia/Jerusalem'],
  [`(?:dubai|uae)${placeTime}`, 'Asia/Dubai'],
  [`(?:singapore|sg)${placeTime}`, 'Asia/Singapore'],
  [`(?:hong kong|hk)${placeTime}`, 'Asia/Hong_Kong'],
  [`(?:korea|korean)${placeTime}`, 'Asia/Seoul'],
  [`(?:japan|tokyo)${placeTime}`, 'Asia/Tokyo'],
  [`(?:new zealand|nz|auckland)${placeTime}`, 'Pacific/Auckland'],
  [`(?:sydney|nsw)${placeTime}`, SYDNEY],
  [`melbourne${placeTime}`, 'Australia/Melbourne'],
  [`(?:brisbane|queensland|qld|gold coast)${placeTime}`, 'Australia/Brisbane'],
  [`adelaide${placeTime}`, 'Australia/Adelaide'],
  [`perth${placeTime}`, 'Australia/Perth'],
  [`toronto${placeTime}`, 'America/Toronto'],
  [`vancouver${placeTime}`, 'America/Vancouver'],
  [`(?:new york(?: city)?|nyc?|florida|miami|boston|atlanta)${placeTime}`, EASTERN],
  [
    `(?:(?:dallas|houston|austin|san antonio),? )?(?:texas|tx|dallas|houston|austin|chicago)${placeTime}`,
    CENTRAL,
  ],
  [`(?:denver|colorado|utah)${placeTime}`, MOUNTAIN],
  [`(?:arizona|phoenix)${placeTime}`, 'America/Phoenix'],
  [`(?:california|los angeles|la|san diego|san francisco|seattle|(?:las )?vegas)${placeTime}`, PACIFIC],
]
const readings = spellings.map(([words, zone]) => ({
  pattern: new RegExp(`(?:${words})(?![\\p{L}\\d])`, 'iuy'),
  zone,
}))

/** Only in capitals: two letters mean many things. */
const capitals = new Map([
  ['ET', EASTERN],
  ['CT', CENTRAL],
  ['MT', MOUNTAIN],
  ['PT', PACIFIC],
])
const twoCapitals = /(?:[ECMP]T)(?![\p{L}\d])/uy
const offset =
  /(?:gmt|utc)(?:\s?(?<sign>[+\-−–])\s?(?<hours>\d{1,2})(?!\d)(?::?(?<minutes>\d{2}))?)?(?![\p{L}\d])/iuy
const halfHours = new Map([
  ['+5:30', 'Asia/Kolkata'],
  ['+9:30', 'Australia/Darwin'],
])

export function zoneAt(text: string, at: number): NamedZone | undefined {
  twoCapitals.lastIndex = at
  const short = twoCapitals.exec(text)?.[0]
  if (short) return { zone: capitals.get(short) ?? null, to: at + short.length, words: short.toLowerCase() }
  offset.lastIndex = at
  const shifted = offset.exec(text)
  if (shifted) return named(offsetZone(shifted.groups ?? {}), shifted[0], at)
  for (const { pattern, zone } of readings) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) return named(zone, found[0], at)
  }
  return undefined
}

const named = (zone: string | null, words: string, at: number): NamedZone => ({
  zone,
  to: at + words.length,
  words: words.toLowerCase(),
})

/** IANA inverts the signs: eight hours ahead of Greenwich is Etc/GMT-8. */
function offsetZone({ sign, hours = '0', minutes = '00' }: Readonly<Record<string, string | undefined>>) {
  const plus = sign === '+' ? '+' : '-'
  if (minutes !== '00') return halfHours.get(`${plus}${Number(hours)}:${minutes}`) ?? null
  const number = Number(hours)
  if (number === 0) return 'Etc/GMT'
  if (number > (plus === '+' ? 14 : 12)) return null
  return `Etc/GMT${plus === '+' ? '-' : '+'}${number}`
}

/** Near enough to compare two statements of one shift. */
const WINTER = new Date('2026-01-15T00:00:00Z')
const HOUR_MS = 3_600_000

/** Caches: Intl is slow, and clocks change on the hour. */
const inWinter = new Map<string, number>()
const lately = new Map<string, { hour: number; minutes: number }>()

/** In January. @throws RangeError for a zone this machine does not know */
export function minutesAhead(zone: string): number {
  const minutes = inWinter.get(zone) ?? readMinutesAhead(zone, WINTER)
  inWinter.set(zone, minutes)
  return minutes
}

/** Minutes ahead at this moment, summer time included. */
export function minutesAheadAt(zone: string, now: Date): number {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const known = lately.get(zone)
  if (known?.hour === hour) return known.minutes
  const minutes = readMinutesAhead(zone, now)
  lately.set(zone, { hour, minutes })
  return minutes
}

function readMinutesAhead(zone: string, at: Date): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value
  const found = /([+-])(\d{2}):(\d{2})/u.exec(name ?? '')
  return found ? (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) : 0
}
