import { formatDateTime } from '../../../i18n/format.ts'
import { MANILA_OFFSET_MS } from '../../../i18n/manila.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** '2026-11-24T21:00', for a datetime-local field; empty for no time. */
export function toManilaField(iso: string | null): string {
  const time = iso === null ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? '' : new Date(time + MANILA_OFFSET_MS).toISOString().slice(0, 16)
}

/** An empty value stays empty. */
export function fromManilaField(value: string): string {
  return value === '' ? '' : new Date(Date.parse(`${value}Z`) - MANILA_OFFSET_MS).toISOString()
}

/**
 * '2026-11-24', for a date field.
 * @param now milliseconds since 1970
 * @param later days to add
 */
export function dayFromNow(now: number, later = 0): string {
  return new Date(now + MANILA_OFFSET_MS + later * DAY_MS).toISOString().slice(0, 10)
}

/** Reminders go out at 9:00 in Manila. */
export function nineInManila(day: string): string {
  return fromManilaField(`${day}T09:00`)
}

/**
 * 'Nov 24, 9:00 PM', with the year if not this one. A day stays a day; empty for an unreadable time.
 * @param now milliseconds since 1970
 */
export function formatRound(iso: string, now: number): string {
  const whole = formatDateTime(iso)
  return whole.replace(`, ${dayFromNow(now).slice(0, 4)}`, '')
}
