import type { AnyRouter } from '@tanstack/react-router'

/** Retry intervals in milliseconds: doubling, and cut short by user activity. */
const FIRST_PAUSE_MS = 4_000
const LONGEST_PAUSE_MS = 60_000
/** Prevents a reload loop when files are gone for good. */
const RELOAD_AGAIN_MS = 10 * 60_000
const RELOADED = 'reloaded-for-parts'

/**
 * Waits until every part of the visible page has loaded, so nothing readable disappears when offline or after a new
 * build.
 * @param router loaded; says nothing of parts that failed
 */
export async function untilPartsAreHere(router: AnyRouter): Promise<void> {
  let pause = FIRST_PAUSE_MS
  while (!(await fetchParts(router))) {
    await pauseUntilAsked(pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    // Some browsers remember a failed import for the document's lifetime.
    if (!(await fetchParts(router)) && (await isServerHere())) reloadUntouched()
  }
}

type Part = { preload?: () => Promise<unknown> }

/** False if some part failed. A loaded part has no preload any more. */
async function fetchParts({ state, routesById }: AnyRouter): Promise<boolean> {
  const parts = state.matches.map(({ routeId }) => routesById[routeId]?.options.component as Part | undefined)
  await Promise.all(parts.map(async (part) => part?.preload?.()))
  return parts.every((part) => part?.preload === undefined)
}

function pauseUntilAsked(ms: number): Promise<void> {
  const asked = new AbortController()
  return new Promise((resolve) => {
    const go = () => {
      asked.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(go, ms)
    for (const kind of ['pointerdown', 'keydown', 'focusin', 'online'])
      addEventListener(kind, go, { capture: true, passive: true, signal: asked.signal })
  })
}

async function isServerHere(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Not after typing, and not twice in a short while. */
function reloadUntouched(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  if (fields.some(({ value, defaultValue }) => value !== defaultValue)) return
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_AGAIN_MS) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
    location.reload()
  } catch {
    // Without storage it might loop forever.
  }
}
