/** The longest wait, for a hidden tab, which paints nothing. */
const AT_LATEST_MS = 50

export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, AT_LATEST_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
