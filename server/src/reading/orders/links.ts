import { needing } from '../patterns.ts'
import { HIDDEN_MARK } from '../redactions.ts'
import type { Part } from './parts.ts'

const address = needing(
  '\\[hidden|//|\\. ?(?:gle|(?:com|ly|io|co|net|org|me|ai|app)\\b)',
  /\[hidden by the board\][\w./?=&-]*|https? ?:\/\/\S+|\bforms? \. ?gle(?: ?\/ ?[\w?=&/-]*)*|\b(?:www\.\s?)?[\w-]+\. ?(?:com|gle|ly|io|co|net|org|me|ai|app)\b(?: ?\/ ?[\w?=&/-]*)*/iu,
)

/** With the text before it, and the end of the order that leads to it. */
export type Link = { url: string; before: string; end: number }

/** An address in the sentence, or alone on the next line. */
export function linkOf(part: Part, next: Part | undefined): Link | null {
  const own = address.exec(part.text)
  if (own) return { url: withoutEnd(own[0]), before: part.text.slice(0, own.index), end: part.end }
  const there = next && address.exec(next.text)
  const besides = there ? next.text.replace(there[0], '').replaceAll(/[^\p{L}]/gu, '') : ''
  const isAll = there && besides.length <= 12 && !/mail|send/iu.test(besides)
  return isAll ? { url: withoutEnd(there[0]), before: part.text, end: next.end } : null
}

/** Never part of an address. */
const outside = /["<>“”«»`|\\\p{Extended_Pictographic}].*$/su
const closing = /[.,;:!?…'‘’*。，、)\]}]/u
const brackets = [')(', '][', '}{'] as const

/** Without the punctuation of the sentence: 'https://forms.gle/ab).' A bracket stays that opens in the address. */
function withoutEnd(url: string): string {
  const whole = url.replace(outside, '')
  const more = new Map(
    brackets.map(([closes = '', opens = '']) => [closes, count(whole, closes) - count(whole, opens)]),
  )
  let end = whole.length
  for (; closing.test(whole.charAt(end - 1)); end--) {
    const last = whole.charAt(end - 1)
    const unopened = more.get(last)
    if (unopened !== undefined && unopened <= 0) break
    if (unopened !== undefined) more.set(last, unopened - 1)
  }
  return whole.slice(0, end)
}

const count = (text: string, sign: string) => text.split(sign).length

export const isHidden = (link: Link | null) => link?.url.includes(HIDDEN_MARK) === true

/** An address in a sentence about such work is not for applying. */
export const duties =
  /\b(?:clients?|customers?|leads|prospects?|daily|guests?|vendors?|tenants?|inbox|campaigns?|inquiries|responsible|manage|managing|respond to|communicat\w+|collaborat\w+|experience|proficien\w+|knowledge|familiar\w*|tools?\b.{0,20}:)\b/iu
