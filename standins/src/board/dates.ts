const MANILA_OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

/** `2026-09-29 17:41:46`, in UTC. */
export function utcStamp(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}

/** UTC+8 all year. */
export function manilaStamp(date: Date): string {
  return utcStamp(new Date(date.getTime() + MANILA_OFFSET_MS))
}

/** `Sep 29, 2026`, in UTC. */
export function shortDate(date: Date): string {
  return date.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: '2-digit',
    year: 'numeric',
  })
}

/** For points and mail counts. */
export function manilaDay(date: Date): number {
  return Math.floor((date.getTime() + MANILA_OFFSET_MS) / DAY_MS)
}
