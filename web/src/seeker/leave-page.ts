import { pages } from '@hanap/contract/site/pages'
import type { AnyRouter } from '@tanstack/react-router'
import { isBrowserSignedIn, session } from '../api/session/browser-session.ts'
import { readOwnPath } from '../page/paths.ts'
import type { Toaster } from '../ui/toasts/toaster.ts'
import { loadPage } from './load-page.ts'

/** Stored in this tab only. */
const TOASTS = 'carriedToasts'

/**
 * Reloads a page that is over for the seeker logged in now, or opens the login. Waits until its last message is read.
 * @param given.signal ends the waiting
 */
export function leavePage(router: AnyRouter, given: { toaster: Toaster; signal?: AbortSignal }): void {
  // This loads on demand, so the page may have left.
  if (given.signal?.aborted) return
  const ms = session.farewellMs()
  if (ms === null) return loadPage(addressAfter(router))
  const waiting = setTimeout(() => {
    // A seeker who has logged in meanwhile is navigated by the login.
    if (isBrowserSignedIn()) return
    carryToasts(given.toaster)
    // After a logout the login does not lead back.
    loadPage(ms > 0 ? loginOf(router) : addressAfter(router))
  }, ms)
  given.signal?.addEventListener('abort', () => clearTimeout(waiting))
}

function addressAfter(router: AnyRouter): string {
  const { pathname, href, publicHref } = router.state.location
  if (isBrowserSignedIn() || pathname === pages.login.path) return publicHref
  return loginOf(router, pathname === pages.home.path ? undefined : readOwnPath(href))
}

const loginOf = (router: AnyRouter, next?: string): string =>
  router.buildLocation({ to: pages.login.path, search: next ? { next } : {} }).publicHref

/** Moves the toasts to the next page, without buttons, which only work here. */
function carryToasts(toaster: Toaster): void {
  const told = toaster.read().map(({ kind, title, text, duration }) => ({ kind, title, text, duration }))
  if (told.length === 0) return
  try {
    sessionStorage.setItem(TOASTS, JSON.stringify(told))
  } catch {
    // Storage is full or forbidden.
  }
}

/** Shows the toasts of the previous page. */
export function showCarriedToasts(toaster: Toaster): void {
  try {
    const told: ReturnType<Toaster['read']> = JSON.parse(sessionStorage.getItem(TOASTS) ?? '[]')
    sessionStorage.removeItem(TOASTS)
    for (const { kind, title, text, duration } of told) toaster[kind](title, text, { duration })
  } catch {
    // Nothing valid was stored.
  }
}
