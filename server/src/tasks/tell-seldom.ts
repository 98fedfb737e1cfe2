/** During a database outage every poll fails, a few per second. */
const SAME_AGAIN_MS = 60_000
const MOST_REMEMBERED = 100

/**
 * The same text at most once a minute.
 * @param now milliseconds on a monotonic clock
 */
export function tellSeldom(
  tell: (error: Error) => void,
  now: () => number = () => performance.now(),
): (error: Error) => void {
  const toldAt = new Map<string, number>()
  return (error) => {
    const at = now()
    const before = toldAt.get(error.message)
    if (before !== undefined && at - before < SAME_AGAIN_MS) return
    if (toldAt.size >= MOST_REMEMBERED) toldAt.clear()
    toldAt.set(error.message, at)
    tell(error)
  }
}
