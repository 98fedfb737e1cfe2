/** Where nothing is painted, as in a tab that is not seen; in milliseconds. */
const AT_LATEST_MS = 50

/** When what has changed so far has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, AT_LATEST_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
