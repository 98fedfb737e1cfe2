/** Replaces text that the board hides from guests. */
export const HIDDEN_MARK = '[hidden by the board]'

/** The board's own stay far below. */
const MAX_DESCRIPTION = 200_000
const MAX_LINE = 2000

// Bounded, to keep the pattern linear.
const hiddenTag = /<ojfilter\b[^<>]{0,200}>[^<]{0,2000}<\/ojfilter\s*>/giu
const strayTag = /<\/?ojfilter\b[^<>]{0,200}>/giu
const upgradeWords = /Upgrade to see actual info/giu
const repeated = /\[hidden by the board\](?:\s{0,3}\[hidden by the board\])+/gu
const popover =
  /For privacy and security reasons, you need to be logged into an OnlineJobs\.ph account in order to view this link\.?/giu
const furniture = /\bVIEW OTHER JOB POSTS FROM\b/u
const breaks = /<br\b[^<>]{0,200}>[ \t]*\r?\n?/giu
const blocks = /<\/?(?:p|div|ul|ol|h[1-6]|table|tr|section|blockquote|hr)\b[^<>]{0,500}>/giu
const items = /<li\b[^<>]{0,500}>/giu
const inline = /<\/?(?:a|b|i|u|em|strong|span|small|li|td|th|tbody|font|img|code|s|sub|sup)\b[^<>]{0,500}>/giu
const entity =
  /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|ndash|mdash|hellip|rsquo|lsquo|rdquo|ldquo|bull));/giu
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  bull: '•',
}

/** The ojfilter element and the 2025 wording, also inside words. */
export function markRedactions(text: string): string {
  return text
    .replaceAll(hiddenTag, HIDDEN_MARK)
    .replaceAll(strayTag, '')
    .replaceAll(upgradeWords, HIDDEN_MARK)
    .replaceAll(popover, '')
    .replaceAll(repeated, HIDDEN_MARK)
}

/** 'VIEW OTHER JOB POSTS FROM' and everything after it. */
export function cutFurniture(text: string): string {
  const at = text.search(furniture)
  return at < 0 ? text : text.slice(0, at)
}

/** Plain text with paragraphs. Drops only the board's own tags, so 'revenue < 5k' and '<your name>' stay. */
export function readDescription(source: string): string {
  const text = markRedactions(source.slice(0, MAX_DESCRIPTION))
    .replaceAll(breaks, '\n')
    .replaceAll(items, '\n- ')
    .replaceAll(blocks, '\n\n')
    .replaceAll(inline, '')
    .replaceAll(entity, decode)
  return tidyLines(cutFurniture(markRedactions(text)))
}

/** Characters that reverse the text after them, also where it is pasted. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** For titles, employers and pay texts: redactions marked, entities decoded. */
export function readLine(source: string): string {
  const text = markRedactions(source.slice(0, MAX_LINE))
    .replaceAll(breaks, ' ')
    .replaceAll(items, ' ')
    .replaceAll(blocks, ' ')
    .replaceAll(inline, '')
    .replaceAll(entity, decode)
  return markRedactions(text).replaceAll(directions, '').replaceAll(/\s+/gu, ' ').trim()
}

function decode(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? whole
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  const isCharacter =
    code === 9 || code === 10 || (code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff))
  return isCharacter ? String.fromCodePoint(code) : ''
}

function tidyLines(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}
