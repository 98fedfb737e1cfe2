import type { CheerioAPI } from 'cheerio'
import { inside, loadPage } from './load-page.ts'

/** The board and its guard close every page they send. */
export function isWholePage(html: string): boolean {
  return /<html[\s>]/i.test(html) && /<\/html\s*>/i.test(html)
}

/** On every page of the board, whatever its layout. */
export function isBoardPage($: CheerioAPI): boolean {
  return $("meta[name='csrf-name'], meta[name='csrf-token']").length > 0
}

const GUARD_TITLE = /^\s*(just a moment|attention required!?|access denied|verify(ing)? you are)/i
const GUARD_PARTS =
  '#challenge-form, #challenge-running, #cf-error-details, .cf-error-code, .cf-error-details'
const PERSON_TESTS = '.g-recaptcha, .h-captcha, .cf-turnstile'

/** Pages of the board never count: they carry the guard's script too, and a job may be called 'Just a moment'. */
export function isBotPage(html: string): boolean {
  if (
    !/just a moment|attention required|access denied|verify|cf-error|challenge-|captcha|turnstile/i.test(html)
  )
    return false
  const $ = loadPage(html)
  if (isBoardPage($)) return false
  return GUARD_TITLE.test($('title').first().text()) || $(`${GUARD_PARTS}, ${PERSON_TESTS}`).length > 0
}

export function asksForPerson($: CheerioAPI, form: string): boolean {
  return inside($(form), PERSON_TESTS).length > 0
}

/** Only signed-in visitors see a logout link. */
export function isSignedIn($: CheerioAPI): boolean {
  return $("a[href$='/logout']").length > 0
}

export function isGuest($: CheerioAPI): boolean {
  return !isSignedIn($) && $("a[href$='/login'], form[action$='/authenticate']").length > 0
}

/** CodeIgniter's answer to a stale token: it processed nothing. */
export function isTokenRefusal(status: number, html: string): boolean {
  return status === 403 && html.includes('The action you have requested is not allowed')
}

/** Digits at the end of a listing's address; null for other addresses. */
export function listingIdOf(href: string): string | null {
  const path = href.split(/[?#]/)[0] ?? ''
  return /\/jobseekers\/job\/(?:[^/]*-)?(\d{1,12})\/?$/.exec(path)?.[1] ?? null
}

/** Reads 'YYYY-MM-DD HH:MM:SS'. @param zone 'Z', or '+08:00' for Philippine time */
export function readStamp(stamp: string | undefined, zone: 'Z' | '+08:00'): Date | null {
  const [, day, time] = /(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(stamp ?? '') ?? []
  const at = new Date(`${day}T${time}${zone}`)
  return Number.isNaN(at.getTime()) ? null : at
}
