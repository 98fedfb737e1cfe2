/** Always UTC+8: no summer time since 1990. */
const AHEAD_MS = 8 * 60 * 60 * 1000

const inManila = (time: Date) => new Date(time.getTime() + AHEAD_MS).toISOString()

/** 'YYYY-MM-DD' */
export const dayInManila = (time: Date) => inManila(time).slice(0, 10)

/** 'YYYY-MM' */
export const monthInManila = (time: Date) => inManila(time).slice(0, 7)

/** 'YYYY-MM-DD HH:mm' */
export const minuteInManila = (time: Date) => inManila(time).slice(0, 16).replace('T', ' ')

/** @param day 'YYYY-MM-DD' */
export const startOfDayInManila = (day: string) => new Date(`${day}T00:00:00+08:00`)

/** Negative if `to` is earlier. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** 0 is Sunday. */
export const weekdayInManila = (time: Date) => new Date(time.getTime() + AHEAD_MS).getUTCDay()

/** When seekers read reminders. */
export const nineInManila = (day: string) => new Date(`${day}T09:00:00+08:00`)

const longDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Manila',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

/** 'Nov 20, 2026' */
export const writtenDay = (time: Date) => longDay.format(time)

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Manila',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** 'Dec 20, 2026, 3:05 PM' */
export const writtenMoment = (time: Date) => moment.format(time).replaceAll('\u202f', ' ')
