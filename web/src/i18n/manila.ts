/** Constant: no daylight saving since 1991. */
export const MANILA_OFFSET_MS = 8 * 3_600_000
