export type ClockRange = Readonly<{
  /** Minutes from midnight, 0 to 1439; an end before the start is a shift over midnight. */
  startMinute: number
  endMinute: number
  from: number
  to: number
  /** '9-5' without am or pm, read as a working day. */
  isBare: boolean
  /** Position for a zone between the times, as in '8 AM EST to 5 PM'; null without room for one. */
  inside: number | null
}>

/** Minutes. Shorter is a meeting; 690 or more is a window for a shift. */
const SHORTEST = 120
const TOO_LONG = 690
/** No listing has more ranges; later ones are not read. */
const MOST_RANGES = 60

const time = (n: 1 | 2) =>
  `(?:(?<hour${n}>\\d{1,2})(?:[:.](?<minute${n}>\\d{2})|(?<joined${n}>\\d{2}))?` +
  `\\s?(?<half${n}>[ap]\\.\\s?m\\b\\.?|[ap]\\s?m\\b|[ap]\\b|mn\\b|nn\\b|noon\\b|midnight\\b)?|(?<word${n}>noon|midnight)\\b)`
// Bounded repetitions keep the pattern linear.
const ranges = new RegExp(
  `(?<![\\p{L}\\d$€£₱.,:])${time(1)}(?:\\s?\\(?(?<zone>\\p{L}{2,4})\\)?)?\\s{0,3}` +
    `(?<by>-|–|—|−|to\\b|until\\b|till\\b|and\\b)\\s{0,3}(?<end>${time(2)})(?![\\p{L}\\d:%])`,
  'dgiu',
)

export function clockRangesIn(text: string): ClockRange[] {
  const read: ClockRange[] = []
  ranges.lastIndex = 0
  for (let met = 0; met < MOST_RANGES; met += 1) {
    const found = ranges.exec(text)
    if (!found) break
    const range = readRange(text, found)
    if (range) read.push(range)
    // Its second time may begin a range: 'UTC -8 PST - 8am-5pm'.
    else ranges.lastIndex = found.indices?.groups?.['end']?.[0] ?? ranges.lastIndex
  }
  return read
}

function readRange(text: string, found: RegExpExecArray): ClockRange | undefined {
  const from = found.index
  const groups = found.groups ?? {}
  // 'At 9 am and 5 pm' are two times; 'between 9 am and 5 pm' is a range.
  const isAnd = groups.by?.toLowerCase() === 'and'
  if (isAnd && !/\bbetween\s{1,3}$/iu.test(text.slice(Math.max(0, from - 12), from))) return undefined
  const minutes = minutesOf(readTime(groups, 1), readTime(groups, 2))
  const inside = found.indices?.groups?.zone?.[0] ?? null
  return minutes && { ...minutes, from, to: from + found[0].length, inside }
}

/** The minutes it can mean, and whether the writing is certain. */
type Written = Readonly<{ options: readonly number[]; isSure: boolean; is24: boolean }>

const noTime: Written = { options: [], isSure: true, is24: false }

function readTime(groups: Readonly<Record<string, string | undefined>>, n: 1 | 2): Written {
  const word = (groups[`word${n}`] ?? groups[`half${n}`] ?? '').toLowerCase()
  const digits = groups[`hour${n}`]
  const hour = Number(digits ?? '12')
  const minute = Number(groups[`minute${n}`] ?? groups[`joined${n}`] ?? '0')
  if (hour > 24 || minute > 59) return noTime
  const at = (value: number) => (value % 24) * 60 + minute
  if (word === '') {
    // '0900' and '17:00' are 24-hour times; '9:00' may be either. '10–20' of anything is no time.
    if (hour > 12 && groups[`minute${n}`] === undefined && groups[`joined${n}`] === undefined) return noTime
    const is24 = hour > 12 || digits === '00' || digits?.startsWith('0') === true
    return {
      options: hour > 12 || hour === 0 ? [at(hour)] : [at(hour % 12), at((hour % 12) + 12)],
      isSure: false,
      is24,
    }
  }
  const isNight = word === 'midnight' || word === 'mn'
  if (isNight || word.startsWith('n'))
    return hour === 12 ? { options: [at(isNight ? 0 : 12)], isSure: true, is24: false } : noTime
  const isAfternoon = word.startsWith('p')
  // '14:00 PM' says the same twice; '14:00 AM' says nothing.
  if (hour > 12 || hour === 0)
    return isAfternoon === hour > 12 ? { options: [at(hour)], isSure: true, is24: false } : noTime
  return { options: [at((hour % 12) + (isAfternoon ? 12 : 0))], isSure: true, is24: false }
}

/** The one reading that makes a shift: '8-5 PM' is nine hours, not twenty-one. */
function minutesOf(start: Written, end: Written) {
  const pairs = start.options.flatMap((startMinute) =>
    end.options.map((endMinute) => ({ startMinute, endMinute })),
  )
  const shifts = pairs.filter(({ startMinute, endMinute }) => {
    const length = (endMinute - startMinute + 1440) % 1440
    return length >= SHORTEST && length < TOO_LONG
  })
  if (start.isSure || end.isSure) return shifts[0] ? { ...shifts[0], isBare: false } : undefined
  const asWritten = start.is24 || end.is24 ? shifts.find((pair) => isLiteral(pair, start, end)) : undefined
  if (asWritten) return { ...asWritten, isBare: false }
  const day = shifts.find(
    ({ startMinute, endMinute }) => startMinute >= 6 * 60 && startMinute < 720 && endMinute > 720,
  )
  return day ? { ...day, isBare: true } : undefined
}

/** Whether both times are as written on a 24-hour clock. */
function isLiteral(pair: { startMinute: number; endMinute: number }, start: Written, end: Written): boolean {
  return isHourWritten(pair.startMinute, start) && isHourWritten(pair.endMinute, end)
}

/** The earlier reading, except for 12, which is noon on a 24-hour clock. */
function isHourWritten(minute: number, { options }: Written): boolean {
  const isTwelve = options.some((option) => option < 60) && options.length === 2
  return minute === (isTwelve ? options[1] : options[0])
}
