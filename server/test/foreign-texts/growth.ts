/** In letters. The short one reveals readers that take minutes for the long one. */
const SIZES = [2000, 16_000] as const
/**
 * Well above the clock's resolution. Faster readers of 16,000 letters read 200,000 in three seconds at any growth.
 */
const LONG_MS = 20
/** A linear reader takes twice as long for twice the text, a quadratic one four times; caches add to it. */
const MOST_RATIO = 3.2
const REPEATS = 4

/**
 * Most readers finish too soon to matter. Others get a text of twice the length, and a suspect must grow as fast at
 * the next doubling.
 */
export function growsTooFast(read: (text: string) => unknown, shape: (letters: number) => string): boolean {
  const letters = SIZES.find((size) => isLong(read, shape(size)))
  return (
    letters !== undefined &&
    [letters, 2 * letters].every((size) => isBeyond(read, shape(size), shape(2 * size)))
  )
}

/** Garbage collection and compilation rarely slow three readings in a row. */
const isLong = (read: (text: string) => unknown, text: string) =>
  [1, 2, 3].every(() => timeOf(read, text) >= LONG_MS)

/** Compares the minimum of several runs. */
function isBeyond(read: (text: string) => unknown, short: string, long: string): boolean {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let time = 0; time < REPEATS; time += 1) {
    least = Math.min(least, timeOf(read, short))
    most = Math.min(most, timeOf(read, long))
    if (most / least < MOST_RATIO) return false
  }
  return true
}

/** CPU time, so that other load does not matter. */
function timeOf(read: (text: string) => unknown, text: string): number {
  const start = process.threadCpuUsage()
  read(text)
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}
