const count = '(\\d{1,2}|five|six|seven)'
const range = (unit: string) => `${unit}(?:\\s?(?:-|–|to)\\s?${unit})?`
const hour = '\\+?[\\s-]?(?:hours?|hrs?)\\b\\.?'
const each = '(?:\\/|per|an?|each|every)'

const week = new RegExp(
  `\\b${range('(\\d{1,2})')}${hour}\\s?(?:of work\\s)?(?:${each}\\s?(?:week|wk)|weekly)\\b`,
  'iu',
)
const day = new RegExp(
  `\\b${range('(\\d{1,2})')}${hour}[\\s-]?(?:shifts?\\s)?(?:${each}\\s?day|daily|days?\\b)`,
  'iu',
)
/** Right behind the day's hours: '8 hours a day, 5 days a week'. */
const days = new RegExp(
  `^[^\\p{L}\\d]{0,4}(?:(?:for|and|at|on|x)\\s)?${range(count)}[\\s-]?days?\\b(?!\\s?(?:shift|off|trial|notice|of|paid|(?:in|per|an?|each)\\s(?:\\w+\\s)?month))`,
  'iu',
)
const fromTo = /\bmon(?:day)?s?\s?(?:to|through|thru|-|–)\s?(fri|sat|sun)/iu
const words: Readonly<Record<string, number>> = { five: 5, six: 6, seven: 7, fri: 5, sat: 6, sun: 7 }
const numberOf = (text: string) => words[text.toLowerCase()] ?? Number(text)

const notOfJob =
  /\b(?:rates?|overlap|up to|first|initial\w*|start\w*|training|later|grow\w*|eventually|save|meetings?|clients?|overtime|option|possib\w+|potential|may|could|or)\b/iu
const besideWork = /\b(?:train(?:ing|ees?)|trial|test|probation\w*|overlap\w*|meetings?)\b/iu
/** Hours of others, or of a shift without its days. */
const ofOthers =
  /\b(?:open|office|store|shop|customers?|support is|answer\w*|respond\w*|repl(?:y|ies)|shifts? (?:are|is|of|run|last)s?)\b/iu
/** Tells nothing of a longer week's end. */
const isFloor = /\b(?:at least|minimum|min)\b|\+/iu
/** A long day in work called part-time. */
const LONG_DAY = 6
const FULL_WEEK = 35

/** Half as long again as the field's week, or less than two thirds of it; a full day in part-time work. */
export function tellsOtherHours(text: string, hoursPerWeek: number | undefined, typeOfWork = ''): boolean {
  if (text.length > 160 || !/hour|hrs?\b/iu.test(text)) return false
  const said = weekIn(text)
  if (!said || said.low < 5 || said.high > 90) return false
  const isPartTime = /^part/iu.test(typeOfWork)
  // Fewer hours are a day's, or a slip.
  const hasWeek = hoursPerWeek !== undefined && hoursPerWeek >= 15
  if (said.isGuess || !hasWeek)
    return (
      isPartTime &&
      said.low >= (said.isGuess ? LONG_DAY * 5 : FULL_WEEK) &&
      said.low >= (hasWeek ? hoursPerWeek * 1.5 : 0)
    )
  return said.low >= hoursPerWeek * 1.5 || (!isFloor.test(text) && said.high * 1.5 < hoursPerWeek)
}

type Week = { low: number; high: number; isGuess: boolean }

function weekIn(text: string): Week | null {
  const daily = day.exec(text)
  if (daily) {
    const low = Number(daily[1])
    const high = Number(daily[2] ?? daily[1])
    if (high > 16) return null
    if (besideWork.test(text.slice(0, daily.index))) return null
    const rest = text.slice(daily.index + daily[0].length)
    const workdays = days.exec(rest)
    const lastDay = fromTo.exec(text)?.[1]
    const fewest = workdays ? numberOf(workdays[1] ?? '') : lastDay ? numberOf(lastDay) : null
    if (fewest === null)
      return notOfJob.test(text) || ofOthers.test(text)
        ? null
        : { low: low * 5, high: high * 5, isGuess: true }
    const most = workdays?.[2] ? numberOf(workdays[2]) : fewest
    return fewest >= 1 && most <= 7 ? { low: low * fewest, high: high * most, isGuess: false } : null
  }
  const weekly = notOfJob.test(text) ? null : week.exec(text)
  return weekly ? { low: Number(weekly[1]), high: Number(weekly[2] ?? weekly[1]), isGuess: false } : null
}
