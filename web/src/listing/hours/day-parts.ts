const DAY = 1440

/** Minutes from midnight, 0 to 1439; an end before the start is on the next day. */
export type Hours = { readonly start: number; readonly end: number }

/** 6 PM to 6 AM. */
export const NIGHT_HOURS = [
  [0, 6],
  [18, 24],
] as const

/** Splits hours at midnight. */
export function partsOfDay({ start, end }: Hours): { from: number; to: number }[] {
  if (start < end) return [{ from: start, to: end }]
  const parts = [
    { from: 0, to: end },
    { from: start, to: DAY },
  ]
  return parts.filter(({ from, to }) => from < to)
}
