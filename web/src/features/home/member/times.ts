import { clockText } from '@hanap/contract/text/clock'
import { once } from '@hanap/contract/text/once'
import { formatAppointment } from '../../../i18n/appointment.ts'
import { formatDay } from '../../../i18n/format.ts'
import { locale } from '../../../i18n/language.ts'
import { MANILA_OFFSET_MS } from '../../../i18n/manila.ts'
import type { memberHomeMessages } from './messages.ts'

type Texts = typeof memberHomeMessages

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** The day in Manila, '2026-11-30'. */
const manilaDay = (time: number) => new Date(time + MANILA_OFFSET_MS).toISOString().slice(0, 10)

/** Negative if `to` is earlier. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** 'Magandang umaga', by Manila's clock. */
export function greetingAt(now: number, m: Texts): string {
  const hour = new Date(now + MANILA_OFFSET_MS).getUTCHours()
  if (hour >= 4 && hour < 11) return m.morning
  if (hour >= 11 && hour < 13) return m.noon
  return hour >= 13 && hour < 18 ? m.afternoon : m.evening
}

const weekday = once(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' }))

/** 'Monday, Nov 23' in Manila. */
export function todayText(now: number): string {
  const today = manilaDay(now)
  return `${weekday().format(Date.parse(today))}, ${formatDay(today)}`
}

/** 'since Thursday'. */
export function sinceText(since: string, now: number, m: Texts): string {
  const day = manilaDay(Date.parse(since))
  const days = daysBetween(day, manilaDay(now))
  if (days <= 0) return m.sinceTime(timeText(since))
  if (days === 1) return m.sinceYesterday
  return m.sinceDay(days < 7 ? weekday().format(Date.parse(day)) : formatDay(day))
}

/** '9:30 PM' in Manila. */
function timeText(iso: string): string {
  const time = new Date(Date.parse(iso) + MANILA_OFFSET_MS)
  return clockText(time.getUTCHours() * 60 + time.getUTCMinutes())
}

export function interviewTimes(
  { starts_at, starts_on }: { starts_at: string; starts_on: string | null },
  now: number,
  m: Texts,
) {
  const day = starts_on ?? manilaDay(Date.parse(starts_at))
  const days = daysBetween(manilaDay(now), day)
  const heading = days <= 0 ? m.interviewToday : days === 1 ? m.interviewTomorrow : m.interview
  return {
    heading,
    day: formatAppointment(day),
    time: starts_on === null ? timeText(starts_at) : null,
    /** The heading names the day. */
    isNear: days <= 1,
  }
}

/** More urgent than everything else. */
const SOON_MS = 48 * HOUR_MS

export function isSoon(
  { starts_at, starts_on }: { starts_at: string; starts_on: string | null },
  now: number,
) {
  const start = starts_on === null ? Date.parse(starts_at) : Date.parse(starts_on) - MANILA_OFFSET_MS
  return start - now <= SOON_MS
}

/** 'Due today', and whether the follow-up is due. */
export function dueText(day: string, now: number, m: Texts): { text: string; isDue: boolean } {
  const days = daysBetween(manilaDay(now), day)
  if (days === 0) return { text: m.dueToday, isDue: true }
  return days < 0
    ? { text: m.dueSince(formatDay(day)), isDue: true }
    : { text: m.due(formatAppointment(day)), isDue: false }
}
