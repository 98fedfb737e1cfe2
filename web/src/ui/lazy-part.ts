import { type ComponentType, lazy } from 'react'

/** How long after the first try the second one is, in milliseconds; the next ones wait three times as long each. */
const PAUSE = 1e3
const LONGEST_PAUSE = 1e5

/**
 * A part that is fetched when it is first shown, within a Suspense of its own. Where it cannot be fetched the page stands
 * without it, and it comes once there is a signal again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await patiently(load, PAUSE) }))
}

async function patiently<Props>(
  load: () => Promise<ComponentType<Props>>,
  pause: number,
): Promise<ComponentType<Props>> {
  try {
    return await load()
  } catch {
    await nextChance(pause)
    return patiently(load, pause * 3)
  }
}

/** Ends after the pause, or once the browser is online again; past the longest pause only then. */
function nextChance(pause: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (pause <= LONGEST_PAUSE) setTimeout(resolve, pause)
    // A page that is gone waits for nothing.
    globalThis.window?.addEventListener('online', resolve, { once: true })
  })
}
