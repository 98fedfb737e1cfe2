import { hideCards } from './card-numbers.ts'

/** Letters of any language, as the two sides of a mail address may have them. */
const LETTER = String.raw`[\p{L}\p{M}\p{N}_-]`
const LOCAL = String.raw`[\p{L}\p{M}\p{N}_.+%-]`
const HOST = String.raw`(?:@|%40)(?:${LETTER}{1,63}[.。]){1,8}\p{L}${LETTER}{0,62}`

/** What a text may quote that no log, page or table for operators may hold, with what stands there instead. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // What signs somebody in: 'Authorization: Token …', a key of a service.
  [/\b(Token|Bearer|Basic) [\w.~+/=-]{8,}/g, '$1 [token]'],
  [/(?<![A-Za-z])(?:[psr]k|wh(?:sk|sec))_\w+/g, '[key]'],
  [/\b((?:x-)?api[-_]?key["']?\s{0,2}[:=]\s{0,2}["']?)[^\s"',;&]+/gi, '$1[key]'],
  // The password in an address of a server, which may hold what addresses have no place for. On the web an @ after the
  // host, or after its port, is no login.
  [/(?<!\bhttps?):\/\/[^\s"']{1,500}@/gi, '://[login]@'],
  [/(?<=\bhttps?):\/\/(?![^\s"'/:@]*:\d{1,5}[/?#])[^\s"'/:@]*:[^\s"']{1,500}@/gi, '://[login]@'],
  [/(?<=\bhttps?):\/\/[^\s"'/@]{1,500}@/gi, '://[login]@'],
  // One-time links: their token in a path, a query or after the hash.
  [/([?&#](?:token|state|code|key|signature)=)[^&\s"'\\]+/g, '$1[token]'],
  [/(\/(?:verify-email|reset-password|confirm-email|unsubscribe)\/)(?!\*|:|")[^\s"'/?#\\]+/g, '$1[token]'],
  // Sealed values, and tokens of 256 bits wherever they stand.
  [/\bv1\.[\da-f]{8}(?:\.[\w-]+){1,3}/g, '[sealed]'],
  [/(?<![\w/.-])[\w-]{43}(?![\w/.-])/g, '[token]'],
  // No name before the @ is longer (RFC 5321), and without a bound a long run of letters would be read again and again.
  [new RegExp(String.raw`(?<!${LOCAL})${LOCAL}{1,64}${HOST}`, 'gu'), '[address]'],
  [new RegExp(String.raw`\\?"(?:[^"\\\n]|\\[^"\n]){1,64}\\?"${HOST}`, 'gu'), '[address]'],
]

/** As much of one text as a log needs, in characters; what is looked through costs time. */
export const MOST_LENGTH = 2048
/** A secret that the cut goes through is no longer recognised: so much of the end is left out with it. */
const CUT_EDGE = 512

/** The beginning of a text, long enough to tell what it is about. */
export const cutText = (text: string): string =>
  text.length > MOST_LENGTH ? text.slice(0, MOST_LENGTH) : text

/**
 * The text without anything that signs somebody in, opens a link, pays, or is somebody's mail address. Of a long text
 * the beginning is left.
 */
export function scrub(text: string): string {
  const clean = SECRETS.reduce(
    (left, [secret, instead]) => left.replaceAll(secret, instead),
    hideCards(cutText(text)),
  )
  return text.length < MOST_LENGTH ? clean : `${clean.slice(0, -CUT_EDGE)}…`
}
