import { once } from '@hanap/contract/text/once'
import { formatDayTime } from './format.ts'
import { locale } from './language.ts'

/** 'Sun, Nov 22, 9:00 AM' in Manila; a day stays 'Sun, Nov 22'; '' for an unreadable time. */
export function formatAppointment(iso: string): string {
  const time = new Date(iso)
  return Number.isNaN(time.getTime()) ? '' : `${weekday().format(time)}, ${formatDayTime(iso)}`
}

const weekday = once(() => new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Manila', weekday: 'short' }))
