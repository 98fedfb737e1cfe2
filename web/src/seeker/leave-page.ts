import { pages } from '@hanap/contract/site/pages'
import type { AnyRouter } from '@tanstack/react-router'
import { isSignedInByNow, session } from '../api/session/browser-session.ts'
import { readOwnPath } from '../page/paths.ts'
import type { Toaster } from '../ui/toasts/toaster.ts'
import { loadPage } from './load-page.ts'

/** In this tab alone. */
const TOASTS = 'carriedToasts'

/**
 * Leaves a page that is over: for itself, as whoever is signed in by now, or for the login. After last words of its own it
 * waits until they are read.
 * @param given.signal ends the waiting
 */
export function leavePage(router: AnyRouter, given: { toaster: Toaster; signal?: AbortSignal }): void {
  // Fetched when it is needed: the page may have gone since.
  if (given.signal?.aborted) return
  const ms = session.farewellMs()
  if (ms === null) return loadPage(addressAfter(router))
  const waiting = setTimeout(() => {
    // Whoever signed in as somebody else goes on by themselves.
    if (isSignedInByNow()) return
    carryToasts(given.toaster)
    // After a farewell nobody is led back.
    loadPage(ms > 0 ? loginOf(router) : addressAfter(router))
  }, ms)
  given.signal?.addEventListener('abort', () => clearTimeout(waiting))
}

function addressAfter(router: AnyRouter): string {
  const { pathname, href, publicHref } = router.state.location
  if (isSignedInByNow() || pathname === pages.login.path) return publicHref
  return loginOf(router, pathname === pages.home.path ? undefined : readOwnPath(href))
}

const loginOf = (router: AnyRouter, next?: string): string =>
  router.buildLocation({ to: pages.login.path, search: next ? { next } : {} }).publicHref

/** Takes what is told now along to the next page, without the buttons: they work on this one alone. */
function carryToasts(toaster: Toaster): void {
  const told = toaster.read().map(({ kind, title, text, duration }) => ({ kind, title, text, duration }))
  if (told.length === 0) return
  try {
    sessionStorage.setItem(TOASTS, JSON.stringify(told))
  } catch {
    // Full or forbidden.
  }
}

/** Tells what the page before this one took along. */
export function showCarriedToasts(toaster: Toaster): void {
  try {
    const told: ReturnType<Toaster['read']> = JSON.parse(sessionStorage.getItem(TOASTS) ?? '[]')
    sessionStorage.removeItem(TOASTS)
    for (const { kind, title, text, duration } of told) toaster[kind](title, text, { duration })
  } catch {
    // Nothing was kept, or nothing of ours.
  }
}
