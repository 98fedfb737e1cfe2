import type { Application, Interview } from '@hanap/contract/applications/applications'
import { formatDate, formatDay, isDay } from '../../../i18n/format.ts'
import { dayFromNow, toManilaField } from './manila-time.ts'

export function isEnded({ status }: Pick<Application, 'status'>): boolean {
  return status === 'hired' || status === 'rejected'
}

/** Only a day if no time was given. */
export function startOf({ starts_on, starts_at }: Pick<Interview, 'starts_on' | 'starts_at'>): string | null {
  return starts_on ?? starts_at
}

/**
 * A day without a time is ahead until it ends in Manila.
 * @param now milliseconds since 1970
 */
export function isAhead(time: string, now: number): boolean {
  return isDay(time) ? time >= dayFromNow(now) : Date.parse(time) > now
}

/** The next interview of an open application. */
export function interviewAhead(
  application: Pick<Application, 'status' | 'interview_date' | 'interview_on' | 'interviews'>,
  now: number,
): string | null {
  if (isEnded(application)) return null
  const times = [
    application.interview_on ?? application.interview_date,
    ...application.interviews.map(startOf),
  ]
  return soonest(times.filter((time) => time !== null && isAhead(time, now)) as string[])
}

export function nextInterview(applications: readonly Application[], now: number): string | null {
  return soonest(applications.flatMap((application) => interviewAhead(application, now) ?? []))
}

export function hasReminder({
  follow_up_date,
  reminded_at,
}: Pick<Application, 'follow_up_date' | 'reminded_at'>): boolean {
  return follow_up_date !== null && reminded_at === null
}

/** The day to follow up, also after the reminder; null for an application that has ended. */
export function followUpAhead(
  application: Pick<Application, 'status' | 'follow_up_date' | 'reminded_at'>,
): string | null {
  return isEnded(application) ? null : (application.follow_up_date ?? application.reminded_at)
}

/** The day in Manila, '2026-11-03'; '' for an unreadable time. */
export function dayInManila(iso: string): string {
  return toManilaField(iso).slice(0, 10)
}

/**
 * 'Nov 3' in Manila, with the year if not this one; empty for an unreadable time.
 * @param now milliseconds since 1970
 */
export function shortDay(iso: string, now: number): string {
  return dayInManila(iso).slice(0, 4) === dayFromNow(now).slice(0, 4) ? formatDay(iso) : formatDate(iso)
}

function soonest(times: readonly string[]): string | null {
  return times.reduce<string | null>(
    (first, time) => (first === null || Date.parse(time) < Date.parse(first) ? time : first),
    null,
  )
}
