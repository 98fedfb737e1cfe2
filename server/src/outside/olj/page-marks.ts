import type { CheerioAPI } from 'cheerio'
import { inside, loadPage } from './load-page.ts'

/** Whether bytes are a page from its beginning to its end; the board and its guard close every page they send. */
export function isWholePage(html: string): boolean {
  return /<html[\s>]/i.test(html) && /<\/html\s*>/i.test(html)
}

/** What every page of the board itself has, whatever its layout. */
export function isBoardPage($: CheerioAPI): boolean {
  return $("meta[name='csrf-name'], meta[name='csrf-token']").length > 0
}

const GUARD_TITLE = /^\s*(just a moment|attention required!?|access denied|verify(ing)? you are)/i
const GUARD_PARTS =
  '#challenge-form, #challenge-running, #cf-error-details, .cf-error-code, .cf-error-details'
const PERSON_TESTS = '.g-recaptcha, .h-captcha, .cf-turnstile'

/**
 * Whether a bot guard answered. A page of the board never counts: it carries the guard's script too, and a job may be
 * called 'Just a moment'.
 */
export function isBotPage(html: string): boolean {
  if (
    !/just a moment|attention required|access denied|verify|cf-error|challenge-|captcha|turnstile/i.test(html)
  )
    return false
  const $ = loadPage(html)
  if (isBoardPage($)) return false
  return GUARD_TITLE.test($('title').first().text()) || $(`${GUARD_PARTS}, ${PERSON_TESTS}`).length > 0
}

/** Whether a form asks to prove that a person is there. */
export function asksForPerson($: CheerioAPI, form: string): boolean {
  return inside($(form), PERSON_TESTS).length > 0
}

/** Only a signed-in visitor is offered to log out. */
export function isSignedIn($: CheerioAPI): boolean {
  return $("a[href$='/logout']").length > 0
}

/** A page that greets a visitor as a guest. */
export function isGuest($: CheerioAPI): boolean {
  return !isSignedIn($) && $("a[href$='/login'], form[action$='/authenticate']").length > 0
}

/** CodeIgniter's answer to a form whose token is stale: nothing of the form was done. */
export function isTokenRefusal(status: number, html: string): boolean {
  return status === 403 && html.includes('The action you have requested is not allowed')
}

/** The digits that end a listing's address; null for an address of something else. */
export function listingIdOf(href: string): string | null {
  const path = href.split(/[?#]/)[0] ?? ''
  return /\/jobseekers\/job\/(?:[^/]*-)?(\d{1,12})\/?$/.exec(path)?.[1] ?? null
}

/** 'YYYY-MM-DD HH:MM:SS' as a moment. @param zone 'Z', or '+08:00' for Philippine time */
export function readStamp(stamp: string | undefined, zone: 'Z' | '+08:00'): Date | null {
  const [, day, time] = /(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(stamp ?? '') ?? []
  const at = new Date(`${day}T${time}${zone}`)
  return Number.isNaN(at.getTime()) ? null : at
}
