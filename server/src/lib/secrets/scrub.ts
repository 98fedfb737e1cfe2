import { hideCards } from './card-numbers.ts'

/** Addresses may use letters of any language. */
const LETTER = String.raw`[\p{L}\p{M}\p{N}_-]`
const LOCAL = String.raw`[\p{L}\p{M}\p{N}_.+%-]`
const HOST = String.raw`(?:@|%40)(?:${LETTER}{1,63}[.。]){1,8}\p{L}${LETTER}{0,62}`

/** Secrets that logs, and pages and tables for operators, must not hold; with replacements. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // 'Authorization: Token …', or a service's key.
  [/\b(Token|Bearer|Basic) [\w.~+/=-]{8,}/g, '$1 [token]'],
  [/(?<![A-Za-z])(?:[psr]k|wh(?:sk|sec))_\w+/g, '[key]'],
  [/\b((?:x-)?api[-_]?key["']?\s{0,2}[:=]\s{0,2}["']?)[^\s"',;&]+/gi, '$1[key]'],
  // A password in a server's address may hold characters that addresses forbid. In http addresses an @ after host or
  // port is no login.
  [/(?<!\bhttps?):\/\/[^\s"']{1,500}@/gi, '://[login]@'],
  [/(?<=\bhttps?):\/\/(?![^\s"'/:@]*:\d{1,5}[/?#])[^\s"'/:@]*:[^\s"']{1,500}@/gi, '://[login]@'],
  [/(?<=\bhttps?):\/\/[^\s"'/@]{1,500}@/gi, '://[login]@'],
  // One-time links.
  [/([?&#](?:token|state|code|key|signature)=)[^&\s"'\\]+/g, '$1[token]'],
  [/(\/(?:verify-email|reset-password|confirm-email|unsubscribe)\/)(?!\*|:|")[^\s"'/?#\\]+/g, '$1[token]'],
  // Sealed values, and tokens of 256 bits.
  [/\bv1\.[\da-f]{8}(?:\.[\w-]+){1,3}/g, '[sealed]'],
  [/(?<![\w/.-])[\w-]{43}(?![\w/.-])/g, '[token]'],
  // RFC 5321 limits the name before the @; without a limit, matching would take quadratic time.
  [new RegExp(String.raw`(?<!${LOCAL})${LOCAL}{1,64}${HOST}`, 'gu'), '[address]'],
  [new RegExp(String.raw`\\?"(?:[^"\\\n]|\\[^"\n]){1,64}\\?"${HOST}`, 'gu'), '[address]'],
]

/** Enough for a log; scrubbing takes time. */
export const MOST_LENGTH = 2048
/** Dropped before the cut, where a secret would be cut in two. */
const CUT_EDGE = 512

export const cutText = (text: string): string =>
  text.length > MOST_LENGTH ? text.slice(0, MOST_LENGTH) : text

/** Without credentials, tokens, card numbers and mail addresses; long texts are cut. */
export function scrub(text: string): string {
  const clean = SECRETS.reduce(
    (left, [secret, instead]) => left.replaceAll(secret, instead),
    hideCards(cutText(text)),
  )
  return text.length < MOST_LENGTH ? clean : `${clean.slice(0, -CUT_EDGE)}…`
}
