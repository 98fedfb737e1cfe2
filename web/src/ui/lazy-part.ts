import { type ComponentType, lazy } from 'react'

/** Milliseconds until the first retry; each further pause is three times longer. */
const PAUSE = 1e3
const LONGEST_PAUSE = 1e5

/** Loads when first shown; wrap it in its own Suspense. Until a retry succeeds, the page shows without it. */
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

/** Resolves after the pause or when the browser comes online; past the longest pause only when it comes online. */
function nextChance(pause: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (pause <= LONGEST_PAUSE) setTimeout(resolve, pause)
    // Where the page was torn down meanwhile, there is no window.
    globalThis.window?.addEventListener('online', resolve, { once: true })
  })
}
