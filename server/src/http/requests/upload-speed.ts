/** Bytes per second: half of a slow prepaid connection (64 kbit/s). */
const LEAST_SPEED = 4_000
const LOOK_EVERY_SECONDS = 5
/** Connections stall briefly. */
const WINDOW_SECONDS = 30
const LOOKS_IN_A_WINDOW = WINDOW_SECONDS / LOOK_EVERY_SECONDS

/**
 * Whether an upload was slower than LEAST_SPEED over the last full WINDOW_SECONDS.
 * @param arrived bytes at each check, every LOOK_EVERY_SECONDS
 */
export function isTooSlow(arrived: readonly number[]): boolean {
  const before = arrived.at(-1 - LOOKS_IN_A_WINDOW)
  const now = arrived.at(-1)
  return before !== undefined && now !== undefined && now - before < LEAST_SPEED * WINDOW_SECONDS
}

/**
 * Watches an upload until `stop`.
 * @param lookEvery milliseconds; shorter in tests
 * @returns `ended` rejects with `refuse`'s error if too slow, and never resolves
 */
export function watchSpeed(
  arrived: () => number,
  refuse: () => Error,
  lookEvery = LOOK_EVERY_SECONDS * 1000,
): { ended: Promise<never>; stop: () => void } {
  const { promise, reject } = Promise.withResolvers<never>()
  const looks = [arrived()]
  const timer = setInterval(() => {
    looks.push(arrived())
    if (isTooSlow(looks)) reject(refuse())
  }, lookEvery)
  return { ended: promise, stop: () => clearInterval(timer) }
}
