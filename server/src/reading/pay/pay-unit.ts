import { isPeriodAdverb, type PayPeriod, periodOfSeveral, periodOfWord } from './pay-period.ts'
import type { PayToken } from './pay-tokens.ts'

/** '/hr', 'per 1000 words', 'a month', 'monthly'. A null period is unreadable. */
export type Unit = Readonly<{ period: PayPeriod | null; next: number }>

const connectors = /^(?:per|pr|p|a|an|each|every|for|the|one|of|in|by|paid)$/u
const ofWork = /^(?:work|service|labou?r|training|(?:the|your|a)|)$/u
const fillers = /^(?:base|gross|net|flat|fixed|rate|pay|salary|approx|approximately|only)$/u

/**
 * After 'per', an unknown noun is piecework; after a slash ('$400/PO') it stays unknown.
 * @param isPriced whether the figure before has a currency; without one, '40 hours' is a quantity
 */
export function unitAt(tokens: readonly PayToken[], start: number, isPriced: boolean): Unit | undefined {
  let at = skipFillers(tokens, start)
  let hasSlash = false
  let hasPer = false
  let hasConnector = false
  for (; ; at += 1) {
    const token = tokens[at]
    if (token?.kind === 'slash') hasSlash = true
    else if (token?.kind === 'word' && connectors.test(token.text)) {
      hasConnector = true
      if (/^p(?:er|r)$/u.test(token.text)) hasPer = true
    } else break
  }
  const token = tokens[at]
  if (token?.kind === 'number') {
    const noun = tokens[at + 1]
    if (!(hasSlash || hasConnector) || noun?.kind !== 'word') return undefined
    const period = periodOfSeveral(token.value, noun.text)
    if (period) return { period, next: at + 2 }
    return periodOfWord(noun.text) && hasPer ? { period: null, next: at + 2 } : undefined
  }
  if (token?.kind !== 'word') return undefined
  // '$600, Month 2: …' starts something new; '$350,- per month' and '$600, monthly' continue.
  const isCutOff = tokens[start]?.kind === 'comma' && !/^(?:per|a|an)$/u.test(wordAt(tokens, at - 1))
  if (isCutOff && !isPeriodAdverb(token.text)) return undefined
  const rhythm = twoWordRhythm(tokens, at)
  if (rhythm) return { period: 'half-month', next: at + rhythm }
  if (!hasSlash && !hasConnector && !isPriced && isQuantityNoun(token.text)) return undefined
  const period = periodOfWord(token.text)
  // 'build a website' and 'clips' need no 'per'; 'job' and 'client' do, as too many sentences contain them.
  if (period === 'task' && !hasSlash && !hasPer && !/^(?:for|each|every|a|an)$/u.test(wordAt(tokens, at - 1)))
    return makesSomething(token.text, at)
  // 'an hour of video' is a piece of work.
  const isOfPiece =
    period === 'hour' && wordAt(tokens, at + 1) === 'of' && !ofWork.test(wordAt(tokens, at + 2))
  if (period) return { period: isOfPiece ? 'task' : period, next: at + 1 }
  if (hasPer) return { period: 'task', next: at + 1 }
  if (hasSlash) return { period: null, next: at + 1 }
  return makesSomething(token.text, at)
}

function makesSomething(word: string, at: number): Unit | undefined {
  return /^(?:build|design|create|edit|redesign)$/u.test(word) ? { period: 'task', next: at + 1 } : undefined
}

/** Skips 'base', 'flat', one comma or dash ('$500,- a month') and an opening bracket. */
function skipFillers(tokens: readonly PayToken[], start: number): number {
  let at = start
  for (let skipped = 0; skipped < 3; skipped += 1) {
    const token = tokens[at]
    const isFiller = token?.kind === 'word' && fillers.test(token.text)
    if (!isFiller && token?.kind !== 'comma' && token?.kind !== 'to' && token?.kind !== 'open') break
    at += 1
  }
  return at
}

/** How many tokens 'semi-monthly', 'bi-weekly', 'twice a month', 'half a month' or 'cut-off' takes; else 0. */
function twoWordRhythm(tokens: readonly PayToken[], at: number): number {
  const first = wordAt(tokens, at)
  const gap = tokens[at + 1]?.kind === 'to' ? 2 : 1
  const second = wordAt(tokens, at + gap)
  if (/^(?:semi|bi)$/u.test(first) && /^(?:monthly|month|weekly|week)$/u.test(second)) return gap + 1
  if (/^(?:two|other)$/u.test(first) && /^weeks?$/u.test(second)) return gap + 1
  if (first === 'twice' && /^(?:a|per|each)$/u.test(second) && wordAt(tokens, at + 2) === 'month') return 3
  return (first === 'cut' && second === 'off') || (first === 'half' && second === 'month') ? gap + 1 : 0
}

/** Plural time nouns are quantities unless they follow a price: '40 hours', '6 months'. */
export function isQuantityNoun(word: string): boolean {
  return /^(?:hours|hrs|days|weeks|months|mos|years|yrs|minutes|mins|words|videos|posts|pages|shorts|reels|calls|projects|people|vas|positions|slots|openings|x)$/u.test(
    word,
  )
}

function wordAt(tokens: readonly PayToken[], at: number): string {
  const token = tokens[at]
  return token?.kind === 'word' ? token.text : ''
}
