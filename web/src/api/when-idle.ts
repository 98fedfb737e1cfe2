/** However busy the browser is, in milliseconds. */
const AT_LATEST = 1000

/**
 * Resolves when the browser has nothing else to do: for questions whose answers change little of what is seen, so that they do
 * not delay what is. At once in browsers that do not tell.
 */
export const whenIdle = (): Promise<void> =>
  typeof requestIdleCallback === 'function'
    ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: AT_LATEST }))
    : Promise.resolve()
