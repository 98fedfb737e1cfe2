/** In letters: the first one shows what would take minutes for the second. */
const SIZES = [2000, 16_000] as const
/** Long beside the steps of the clock. Who reads 16,000 letters sooner reads 200,000 in three seconds, however that grows. */
const LONG_MS = 20
/** Twice the text takes a linear reader twice as long and a quadratic one four times; a longer text no longer fits into caches. */
const MOST_RATIO = 3.2
const REPEATS = 4

/**
 * Whether reading takes longer than a text grows. Most readers are through with the longest text too soon for that to
 * matter. Of the others a text is compared with one twice as long, and what is suspected has to grow as fast with the next
 * doubling too.
 */
export function growsTooFast(read: (text: string) => unknown, shape: (letters: number) => string): boolean {
  const letters = SIZES.find((size) => isLong(read, shape(size)))
  return (
    letters !== undefined &&
    [letters, 2 * letters].every((size) => isBeyond(read, shape(size), shape(2 * size)))
  )
}

/** Garbage to collect and code to compile make a reading slower, and seldom three times in a row. */
const isLong = (read: (text: string) => unknown, text: string) =>
  [1, 2, 3].every(() => timeOf(read, text) >= LONG_MS)

/** Whether the second text, of twice the length, takes far more than twice as long: the least of several times of each. */
function isBeyond(read: (text: string) => unknown, short: string, long: string): boolean {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let time = 0; time < REPEATS; time += 1) {
    least = Math.min(least, timeOf(read, short))
    most = Math.min(most, timeOf(read, long))
    if (most / least < MOST_RATIO) return false
  }
  return true
}

/** Milliseconds that this thread worked, so that it does not matter what else the machine does. */
function timeOf(read: (text: string) => unknown, text: string): number {
  const start = process.threadCpuUsage()
  read(text)
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}
