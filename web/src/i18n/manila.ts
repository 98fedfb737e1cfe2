/** How far Manila is ahead of UTC, in milliseconds: the same all year, and every year since 1991. */
export const MANILA_OFFSET_MS = 8 * 3_600_000
