import { once } from '@hanap/contract/once'
import { locale } from './language.ts'

/** 'Sun, Nov 22, 9:00 AM' in Manila; an empty text when the time cannot be read. */
export function formatAppointment(iso: string): string {
  const time = new Date(iso)
  // Newer engines put a narrow no-break space before AM.
  return Number.isNaN(time.getTime()) ? '' : appointment().format(time).replaceAll('\u202f', ' ')
}

const appointment = once(
  () =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'Asia/Manila',
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
)
