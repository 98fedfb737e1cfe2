/** The same again within this time is not told: a database that is away fails every look of every task, a few a second. */
const SAME_AGAIN_MS = 60_000
/** Past this many different ones nothing is gained by remembering them. */
const MOST_REMEMBERED = 100

/**
 * Reports an error at once, and the same text again once a minute.
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
