import { isPeriodAdverb, type PayPeriod, periodOfWord } from './pay-period.ts'
import type { PayToken } from './pay-tokens.ts'

export const bonusWords =
  /^(?:bonus|bonuses|commission|commissions|comm|incentives?|allowances?|tips?|spiff|raise|raises)$/u

/** 'up to X' and 'X or less' bound from above; 'from X', 'X+' and 'X and up' from below. */
export function boundOf(
  tokens: readonly PayToken[],
  start: number,
  figure: Readonly<{ next: number; isOpen: boolean }>,
): 'upper' | 'lower' | undefined {
  const before = words(tokens.slice(Math.max(0, start - 3), start))
  const afterwards = words(tokens.slice(figure.next, figure.next + 3))
  if (
    /(?:^| )(?:up (?:to|until|till)|upto|max|maximum|as much as|(?<!\bnot? )(?:less than|under|below)|not? (?:more than|over|above)|not exceeding)(?: of| at)?$/u.test(
      before,
    )
  )
    return 'upper'
  if (/^(?:max|maximum|or less|at most)/u.test(afterwards)) return 'upper'
  if (figure.isOpen) return 'lower'
  if (
    /(?:^| )(?:from|starts?(?: at| from)?|starting(?: at| from)?|minimum(?: of)?|min|at least|(?<!\bnot? )(?:more than|over|above)|not? (?:less than|under|below))$/u.test(
      before,
    )
  )
    return 'lower'
  if (/^(?:and up|and above|or more|or higher|or above|upwards?|minimum|min$|onwards?)/u.test(afterwards))
    return 'lower'
  return /^starting(?! (?:rate|salary|pay|wage))/u.test(afterwards) ? 'lower' : undefined
}

/** Near the figure, not right after it: 'Monthly Pay: 500', '$500 (paid monthly)'. */
export function periodAround(
  tokens: readonly PayToken[],
  after: number,
  start: number,
  next: number,
): PayPeriod | undefined {
  for (let at = start - 1; at >= after; at -= 1) {
    const token = tokens[at]
    if (token?.kind !== 'word') continue
    // The rhythm of a bonus: 'Annual bonus, salary ₱30,000'.
    if (bonusWords.test(token.text)) break
    if (
      /^(?:monthly|weekly)$/u.test(token.text) &&
      /(?:^| )(?:semi|bi)(?: to)?$/u.test(words(tokens.slice(Math.max(0, at - 2), at)))
    )
      return 'half-month'
    const isPer = at > 0 && /^(?:per|a)$/u.test(words(tokens.slice(at - 1, at)))
    if (isPeriodAdverb(token.text) || isPer) return periodOfWord(token.text)
  }
  const following = tokens.slice(next, next + 5)
  const stopAt = following.findIndex((token) => !['word', 'open', 'to', 'comma'].includes(token.kind))
  const reachable = words(stopAt < 0 ? following : following.slice(0, stopAt)).split(' ')
  if (reachable.some((word) => bonusWords.test(word))) return undefined
  // 'Paid weekly' says only when the money comes; 'paid monthly' means both.
  const adverb = reachable.find((word) => isPeriodAdverb(word))
  if (adverb === undefined || (reachable.includes('paid') && adverb !== 'monthly')) return undefined
  return periodOfWord(adverb)
}

export function isBonus(tokens: readonly PayToken[], start: number, next: number): boolean {
  const before: string[] = []
  for (const token of tokens.slice(Math.max(0, start - 2), start).reverse()) {
    if (token.kind !== 'word') break
    before.push(token.text)
  }
  const following: string[] = []
  const last = tokens[next - 1]
  // In '$500+ bonuses' the plus belongs to the figure.
  if (last?.kind === 'number' && last.isOpen) return before.some((word) => bonusWords.test(word))
  for (const token of tokens.slice(next, next + 2)) {
    if (token.kind !== 'word') break
    following.push(token.text)
  }
  return [...before, ...following].some((word) => bonusWords.test(word))
}

export function isWord(token: PayToken | undefined, text: string): boolean {
  return token?.kind === 'word' && token.text === text
}

function words(tokens: readonly PayToken[]): string {
  return tokens
    .map((token) =>
      token.kind === 'word' ? token.text : token.kind === 'to' ? 'to' : token.kind === 'or' ? 'or' : '',
    )
    .filter((text) => text !== '')
    .join(' ')
}
