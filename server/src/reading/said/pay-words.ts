import type { Part } from '../orders/parts.ts'
import { isPlainPay } from './plain-pay.ts'

/** A pay line is short. */
export const LONGEST_LINE = 220
export const LONGEST_LABEL = 50

export const money = /[$€£₱]\s?\d|\d\s?[$€£₱]|\b(?:usd|php)(?!\p{L})|\b(?:pesos?|dollars)\b/iu
export const isOfPay =
  /\b(?:salary|salaries|base pay|pay(?: rate| range)?|paid|rate|wages?|compensation|remuneration)\b/iu
export const startsWithMoney = /^(?:[^:]{0,45}:)?[\s\p{S}\p{P}]{0,6}(?:up to |from )?(?:usd |php )?[$₱]?\d/iu
/** Not this work's base pay, or not for all its time. */
export const isOtherMoney =
  /\b(?:bonus\w*|commission\w*|revenue|budgets?|ad ?spend|sales|clients?|customers?|trial|test|raises?|increas\w+|after|once|later|up to|loans?|deals?|allowances?|stipend|insurance|reimburs\w+|profit\w*|equity|per (?:video|task|project|article|post|lead|appointment|booking|order|edit|reel|short|piece|design|word|page|call|sale)|each|extra|additional\w*|potential|earn\w*|ote|on[- ]target|overtime|weekend|fee|fees|tools?|subscription|value|worth|raised|funding|expected salary|desired|your rate|your expected|your salary|your desired|previous|current|goal|referral|13th|accounting|invoic\w+|payroll|payments?|manag\w+)\b|%/iu

/** Pay beside the base, or of other people: 'Our US staff are paid'. */
export const isBesides =
  /\b(?:overtime|(?:night )?diff(?:erential)?s?(?= (?:pay|rate)|:| of)|differential|(?:holidays?|weekends?|rest ?days?|on[- ]call) (?:pay|rates?|premium|work|shifts?)|(?:on|during|for|work(?:ing|ed)?) (?:\p{L}+ )?holidays|team[- ]lead(?:er)?s?|supervisors?|(?:us|u\.s\.|american|onshore|in[- ]house|other)(?:[- ]based)? (?:staff|team|employees?|agents?|members?|workers?|colleagues)|(?!(?:candidates|applicants|hires|rates|salaries|wages|ranges|packages|details|terms|offers|positions|roles|jobs|hours|days|weeks|months|years)\b)(?:\p{L}{2,}s|staff|people)(?: (?:who|in|from) [^,;:.]{2,40})? (?:have|are|get|receive|make)(?!\p{L}))/iu
/** Pay of a time before the work proper. */
const isOtherTime =
  /\b(?:probation\w*|first (?:[\w-]+ )?(?:day|week|month|year)s?|initial(?:ly)?|train(?:ing|ees?)(?!.{0,20}\b(?:provided|included|given)\b)|onboarding)\b/iu
/** Statements within a line; brackets belong to theirs. */
export const statements = /[;+|]|,\s|\s[-–—]\s(?=[a-z])|\b(?:plus|and|then|but|with)\b/iu
/** No pay that the work itself brings, now or later. */
export const isNotPay =
  /\b(?:bonus\w*|commission\w*|revenue|budgets?|ad ?spend|sales|clients?|customers?|up to|potential|earn\w*|ote|allowances?|each|extra|fees?|tools?|value|worth|manag\w+|expected|desired|previous|current)\b|%/iu
const figures =
  /(?:[$€£₱]|\b(?:usd|php)) ?(?<before>\d[\d,]{0,15}(?:\.\d{1,4})?(?:k\b)?)|(?<after>\d[\d,]{0,15}(?:\.\d{1,4})?k?) ?(?:[$€£₱]|(?:usd|php|pesos|dollars)\b)/giu

export function figuresIn(text: string): number[] {
  return [...text.matchAll(figures)].map(({ groups }) => {
    const figure = (groups?.['before'] ?? groups?.['after'] ?? '').replaceAll(',', '')
    return Number(figure.replace(/k$/iu, '')) * (/k$/iu.test(figure) ? 1000 : 1)
  })
}

export const isOfElse = (text: string) =>
  text
    .split(statements)
    .some((one) => (money.test(one) || /:\s*$/u.test(one)) && (isBesides.test(one) || isOtherTime.test(one)))

/** A short sentence stands in one part with the next: 'Full-time editor. $400 a month'. */
const sentenceEnd = /(?<!\b(?:approx|min|max|est|avg?|vs|incl|excl))[.!?]\s/iu

export function isPlain(part: Part, parts: readonly Part[]): boolean {
  const { text } = part
  const above = parts[parts.indexOf(part) - 1]?.text ?? ''
  const [figure] = text.matchAll(figures)
  if (!figure) return false
  const isLabel = startsWithMoney.test(text) || /:\s*$/u.test(above.slice(0, LONGEST_LABEL))
  const before = text.slice(0, figure.index).split(sentenceEnd).at(-1) ?? ''
  return isPlainPay(isLabel ? `${above} ${before}` : before, text.slice(figure.index + figure[0].length))
}

/** 'The budget for this role' is its pay, other budgets are spent; so is a budget by the hour or the piece. */
const roleBudget =
  /\b(?:(?:we|i) (?:have )?(?:have|set aside) )?(?:(?:the|our|my|a|total|monthly|weekly|hourly|max(?:imum)?|salary|pay) ){0,3}budget(?:ed)?(?: (?:amount|range|salary|pay|rate))?(?: that)?(?: (?:we|i) have| set aside| available)? (?:for|of) (?:this|the|your|our) (?:[\w-]{1,14} ){0,2}(?:role|position|job|hire|work|va|assistant)\b|\b(?:salary|pay|hiring|role|position) budget\b|\bbudgeted (?:salary|pay|rate)\b|\b(?:(?:our|my|the) )?budget(?=(?: is|:)(?: around| about)? ?[$₱]? ?\d[\d.,]{0,8} ?(?:usd|php|[$₱])? ?(?:\/|per |an? )(?:h(?:ou)?r|video|article|design|project|reel|edit|thumbnail)\b)/iu

export function withRoleBudget(part: Part): Part {
  if (!/budget/iu.test(part.text)) return part
  return { ...part, text: part.text.replace(roleBudget, 'the salary') }
}
