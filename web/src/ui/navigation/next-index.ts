const keys = {
  horizontal: { back: 'ArrowLeft', on: 'ArrowRight' },
  vertical: { back: 'ArrowUp', on: 'ArrowDown' },
} as const

/** Wraps around; null for other keys. */
export function nextIndex(
  key: string,
  at: number,
  count: number,
  direction: keyof typeof keys,
): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === keys[direction].on) return (at + 1) % count
  if (key === keys[direction].back) return at <= 0 ? count - 1 : at - 1
  return null
}
