/** Manila has had no summer time since 1990: it is always eight hours ahead. */
const AHEAD_MS = 8 * 60 * 60 * 1000

const inManila = (time: Date) => new Date(time.getTime() + AHEAD_MS).toISOString()

/** The day in Manila, 'YYYY-MM-DD'. */
export const dayInManila = (time: Date) => inManila(time).slice(0, 10)

/** The calendar month in Manila, 'YYYY-MM'. */
export const monthInManila = (time: Date) => inManila(time).slice(0, 7)

/** Day and minute in Manila, 'YYYY-MM-DD HH:mm'. */
export const minuteInManila = (time: Date) => inManila(time).slice(0, 16).replace('T', ' ')

/** When a day ('YYYY-MM-DD') begins in Manila. */
export const startOfDayInManila = (day: string) => new Date(`${day}T00:00:00+08:00`)

/** Days from one day ('YYYY-MM-DD') to another; below zero where the other one is earlier. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The day of the week in Manila: 0 is Sunday, as with JavaScript's own. */
export const weekdayInManila = (time: Date) => new Date(time.getTime() + AHEAD_MS).getUTCDay()

/** Nine in the morning of a day ('YYYY-MM-DD') in Manila: when people read what asks them to do something. */
export const nineInManila = (day: string) => new Date(`${day}T09:00:00+08:00`)

const longDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Manila',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

/** The day in Manila as a mail says it: 'Nov 20, 2026'. */
export const writtenDay = (time: Date) => longDay.format(time)

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Manila',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A moment in Manila as a mail says it: 'Dec 20, 2026, 3:05 PM'. */
export const writtenMoment = (time: Date) => moment.format(time).replaceAll('\u202f', ' ')
