import type { Part } from '../orders/parts.ts'
import { readPay } from '../pay/pay.ts'
import { commissionWords } from '../signs/commission-words.ts'
import { plainness } from '../signs/words.ts'
import {
  figuresIn,
  isOfElse,
  isOfPay,
  isOtherMoney,
  isPlain,
  LONGEST_LABEL,
  LONGEST_LINE,
  money,
  startsWithMoney,
} from './pay-words.ts'

/** @property words what to show where the part names no figure */
type NoMonth = { part: Part; words: string | null }

/**
 * Pay by the piece, by a share or by results alone, as all that the text says of pay. Null if it also names a base, or
 * the field's figure as what that comes to.
 */
export function readNoMonth(parts: readonly Part[], isOfField: (figure: number) => boolean): NoMonth | null {
  const statements = parts.filter(({ text }) => !text.endsWith('?'))
  const found = byPiece(statements) ?? byResults(statements)
  if (!found || parts.some(({ text }) => hasBase(text))) return null
  const isSame = ({ text }: Part) =>
    isPayLine.test(text) && !isHoped.test(text) && figuresIn(text).some(isOfField)
  return parts.some(isSame) ? null : found
}

const isPayLine =
  /\b(?:salar(?:y|ies)|pay|pays|paid|rates?|wages?|compensation|remuneration|months?|monthly|mo|weeks?|hours?|hr|year)\b|^[^\p{L}\d]*(?:usd|php)? ?\d/iu
/** Only a hope, or a price. */
const isHoped =
  /\b(?:potential\w*|up to|can|could|may|earn\w*|makes?|ote|on[- ]target|as much as|clos(?:e|ing)|packages?|pric(?:e|es|ing)|sell\w*|clients?|customers?)\b/iu

/** What is denied first: 'no base salary'. */
const denied = /\b(?:no|not|without|zero|never|n't|isn't|nor)\b(?:(?!\bbut\b)[^.,;:\n]){0,40}/giu
const base =
  /\b(?:base|basic|fixed|guaranteed|retainer)(?:[- ](?:monthly|weekly|hourly))? ?(?:pay|salar(?:y|ies)|rates?|wages?|income|compensation|retainer|plus\b|and\b|\+|&|[:$₱])|\b(?:monthly|weekly|fixed|flat) (?:salary|retainer|base|pay)\b|\b(?:plus|and|with|includ\w+|additional|extra) (?:\w+ ){0,3}commissions?\b|[+&] ?(?:\w+ ){0,2}commissions?\b|\bcommissions? (?:on top|in addition|are extra)\b|\bon top of (?:your|the|a) (?:\w+ )?(?:salary|pay|base|rate)\b|\b(?:salar(?:y|ies)|hourly|per hour|an hour|\/ ?h(?:ou)?r)\b.{0,50}\b(?:commissions?|per (?:video|piece|task))\b/iu

const hasBase = (text: string): boolean =>
  /base|basic|fixed|guarante|retainer|monthly|weekly|flat|commission|salar|hour|\/ ?hr/iu.test(text) &&
  base.test(text.replace(denied, ' '))

const pieces = /(?:\bper|\beach|\/) ?(?:\d[\d,]* )?[\p{L}-]+/iu

/** 'Pay: $5 per video'. */
function isPieceRate(part: Part, at: number, parts: readonly Part[]): boolean {
  const { text } = part
  if (text.length > LONGEST_LINE || !money.test(text) || !pieces.test(text)) return false
  const rest = text.replace(pieces, ' ')
  const isOfLabel = startsWithMoney.test(text) && isOfPay.test(labelOf(parts[at - 1]))
  if (isOtherMoney.test(rest) || isNoWork.test(text) || isOfElse(text) || !(isOfPay.test(text) || isOfLabel))
    return false
  const { currencyStated, period } = readPay(text.replace(/\/ ?(?=\p{L})/u, ' per '))
  return currencyStated && period === 'task' && isPlain(part, parts)
}
/** 'Per referral', 'per test task'. */
const isNoWork = /\b(?:refer\w+|tests?|trials?|samples?|friends?|successful)\b/iu
const labelOf = (above: Part | undefined) => (above && above.text.length < LONGEST_LABEL ? above.text : '')

const piece =
  '(?:videos?|tasks?|projects?|articles?|posts?|pieces?|designs?|words?|pages?|images?|photos?|thumbnails?|episodes?|edits?|reels?|shorts?|clips?|outputs?|units?|items?|listings?|accounts?|assignments?|jobs?|orders?|tickets?|files?|scripts?|leads?|appointments?|bookings?|sales?|deals?|records?|minutes?|surveys?|translations?|deliverables?)\\b'
/** 'You are paid per task', 'payment is by the article'; who is paid opens its clause, or is 'you'. */
const paidByPiece = new RegExp(
  `(?:^\\W*|[,;:(–—-] ?|\\b(?:you|this (?:role|job|position|work)|role|job|position|work|it)(?:'ll|'re)?(?: will| are| is| get| gets)?(?: be| get)? )(?:we pay(?: you)?|pays?|paid|pay(?:ment)?s?(?: is| are| will be)?|compensat(?:ed|ion is)|salary is|rate is)(?: only| strictly| purely| solely| made| based| calculated| out)*(?: on)?(?: an?)? ?(?:per|by the|for each|for every|by)[ -](?:completed |finished |approved |edited |delivered |published )?${piece}`,
  'iu',
)
/** 'Pay per click' is advertising. */
const isNoPiece =
  /\b(?:pay[- ]per[- ](?:click|lead|call|view|sale)|or|bonus\w*|incentives?|commissions?|overtime|extra|additional\w*|clients?|customers?|trial|test|freelancers?|contractors?|on top|also|plus|not|never|no longer|previous\w*|hourly|monthly|salary (?!is))\b|\+|n't\b/iu

function byPiece(parts: readonly Part[]): NoMonth | null {
  const rate = parts.find(isPieceRate)
  if (rate) return { part: rate, words: null }
  const part = parts.find(
    ({ text }) =>
      text.length <= LONGEST_LINE &&
      /\bp(?:ay|aid)|compensat|salary|rate/iu.test(text) &&
      !isNoPiece.test(text) &&
      paidByPiece.test(text),
  )
  return part ? { part, words: wordsOf(part) } : null
}

/** Others' pay, a choice, a time before the work proper, and what is denied. */
const isNotOurs =
  /(?:\b(?:not|never|unlike|instead of|rather than|tired of|sick of|without)\b|n't\b)(?:(?!\bbut\b)[^.,;:–—]){0,30}\bcommission|\b(?!candidates|applicants|hires)\p{L}{3,}s (?:are|get) paid\b|\bcommission[- ]only\W{1,3}no\W*$|\b(?:manag\w+|recruit\w*|oversee\w*|coach\w*|pay(?:ing)? out|calculat\w+|process\w*) (?:\w+ ){0,3}commission|\b(?:our|their|other|these|those) (?:\w+ )?(?:100 ?% )?commission[- ](?:only|based) \w+s\b|\bor\b|\b(?:probation\w*|trial|initial\w*|training|first (?:\w+ )?(?:week|month|day)s?)\b|\bcommissions? only (?:appl|on|for|if|when|after|once|paid|count|kick)\w*|\b(?:only|fully|100 ?%) commissions? (?:on|for|via|from|when|after)\b/iu

/** The reader of signs knows the wordings. */
function byResults(parts: readonly Part[]): NoMonth | null {
  const part = parts.find(({ text }) => plainness(commissionWords, text) !== null && !isNotOurs.test(text))
  return part ? { part, words: wordsOf(part) } : null
}

const LONGEST_WORDS = 60

/** Null for the figure. */
function wordsOf({ text }: Part): string | null {
  if (money.test(text)) return null
  if (text.length <= LONGEST_WORDS) return text
  const cut = text.slice(0, LONGEST_WORDS)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || LONGEST_WORDS).trim()}…`
}
