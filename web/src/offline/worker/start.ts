import { session } from '../../api/session/browser-session.ts'
import { language } from '../../i18n/language.ts'
import { followEndings } from '../../seeker/waiting/follow-endings.ts'
import { savesData } from './saves-data.ts'
import { workerAddress } from './worker-address.ts'
import type { WorkerMessage } from './worker-messages.ts'

/** How long the page has for itself first, in milliseconds. */
const LONGEST_WAIT_MS = 10_000
/** Nothing more has come for this long: the page is complete for now. */
const QUIET_MS = 1500
/** After this what a page asks for is no part of its first view. */
const FIRST_VIEW_MS = 60_000

/**
 * Has the worker stand behind this page, and keep what can be read without a signal. Where the browser has no workers,
 * or forbids them, the site works as it does without. A session whose ending was not heard yet is ended.
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
  // Not on a first visit, which is to be light.
  if (wasSeen && session.read().token === null && !savesData()) say({ kind: 'keep-little', language })
  // The one thing fetched ahead all the same: what is done without a signal would else be lost.
  if (session.read().token !== null && savesData()) await import('../signal-bar.tsx')
}

/**
 * Keeps for whoever is signed in, and forgets when nobody is any more.
 * @param wasSeen the worker saw all that this page asked for
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
    // At once, and also with Lite: logging out must not wait for a signal, and is a file of its own.
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

/** Calls back when what the page has asked for so far is here: some of it may have been on its way before the worker was. */
function whenAsked(tell: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(tell, QUIET_MS)
  })
  observer.observe({ type: 'resource', buffered: true })
  setTimeout(() => observer.disconnect(), FIRST_VIEW_MS)
}

/** What this page has fetched from its own origin, by address. */
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
