import { session } from '../../api/session/browser-session.ts'
import { language } from '../../i18n/language.ts'
import { followEndings } from '../../seeker/waiting/follow-endings.ts'
import { savesData } from './saves-data.ts'
import { workerAddress } from './worker-address.ts'
import type { WorkerMessage } from './worker-messages.ts'

/** In milliseconds; the page loads undisturbed. */
const LONGEST_WAIT_MS = 10_000
/** Without new requests, the page counts as complete. */
const QUIET_MS = 1500
/** Later requests do not belong to the first view. */
const FIRST_VIEW_MS = 60_000

/**
 * Has the worker cache what is readable offline. Without workers the site works as usual. Also ends sessions whose
 * logout happened offline.
 */
export async function startOffline(): Promise<void> {
  followEndings()
  if (!('serviceWorker' in navigator)) return
  const wasSeen = navigator.serviceWorker.controller !== null
  await navigator.serviceWorker.register(workerAddress())
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  const say = (message: WorkerMessage) => active.postMessage(message)
  await idle()
  if (!wasSeen) say({ kind: 'visited', pathname: location.pathname, files: asked(/^\/(?!api\/)/) })
  followSession(say, wasSeen)
  // A first visit stays light.
  if (wasSeen && session.read().token === null && !savesData()) say({ kind: 'keep-little', language })
  // Even when saving data: changes made offline would be lost.
  if (session.read().token !== null && savesData()) await import('../signal-bar.tsx')
}

/**
 * Caches for a seeker, and clears after a logout.
 * @param wasSeen the worker saw all requests of this page
 */
function followSession(say: (message: WorkerMessage) => void, wasSeen: boolean): void {
  let known: string | null | undefined
  const follow = () => {
    const { token } = session.read()
    if (token === known) return
    known = token
    if (token === null) {
      say({ kind: 'forget' })
      return
    }
    // Even with Lite: logging out must work without a signal, and needs a file of its own.
    say({ kind: 'keep-little', language })
    if (wasSeen) void idle().then(() => keepFor(token, say))
    else whenAsked(() => keepFor(token, say))
  }
  session.subscribe(follow)
  follow()
}

function keepFor(token: string, say: (message: WorkerMessage) => void): void {
  if (session.read().token !== token || savesData()) return
  say({ kind: 'keep', language, token, asked: asked(/^\/api\//) })
}

/** Calls back when the page's requests are complete; some may have started before the worker. */
function whenAsked(tell: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(tell, QUIET_MS)
  })
  observer.observe({ type: 'resource', buffered: true })
  setTimeout(() => observer.disconnect(), FIRST_VIEW_MS)
}

/** Addresses on our own origin. */
function asked(which: RegExp): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && which.test(pathname))
    .map(({ pathname, search }) => pathname + search)
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    } else setTimeout(resolve, 1000)
  })
}
