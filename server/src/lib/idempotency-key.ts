/** How long a key of a call that must happen once is known: its answer, and what the call has left behind. */
export const KEY_KEPT_MS = 48 * 3_600_000
