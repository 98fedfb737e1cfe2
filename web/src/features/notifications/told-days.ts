import type { Notification } from '@hanap/contract/notices/notifications'
import { formatDate } from '../../i18n/format.ts'

const DAY_MS = 86_400_000

/** A day in Manila. */
export type ToldDay = { name: string; items: Notification[] }

/** Keeps the order of the notifications. @param now milliseconds since 1970 */
export function toldDays(
  items: readonly Notification[],
  now: number,
  words: { today: string; yesterday: string },
): ToldDay[] {
  const today = formatDate(new Date(now).toISOString())
  const yesterday = formatDate(new Date(now - DAY_MS).toISOString())
  const days: ToldDay[] = []
  for (const item of items) {
    const day = formatDate(item.created_at)
    const name = day === today ? words.today : day === yesterday ? words.yesterday : day
    const last = days.at(-1)
    if (last?.name === name) last.items.push(item)
    else days.push({ name, items: [item] })
  }
  return days
}
