import { isPeriodAdverb, periodOfWord } from './pay-period.ts'
import { isHourly } from './pay-size.ts'
import type { PayToken } from './pay-tokens.ts'

type NumberToken = Extract<PayToken, { kind: 'number' }>

const pesos: PayToken = { kind: 'currency', currency: { code: 'PHP', isWeak: false }, isLostPeso: false }

/** From here on a dollar sign must be a slip for pesos, as in `currencyBySize`. */
const SLIP_FROM = 8000

/** 'PH' and 'P' mean pesos ('10,000PH', '18,000 P'), per hour ('$5 ph', '300PH'), or else the country ('$600 PH'). */
export function settlePesos(written: readonly PayToken[]): PayToken[] {
  const tokens = joinFigures(written)
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || !/^ph?$/u.test(token.text)) return [token]
    return meaningAt(tokens, at)
  })
}

/**
 * Drops a bracket, stop or dash between a figure and its 'PH': '25,000 (PH)'. A 'PH' before a figure belongs to that
 * one.
 */
function joinFigures(tokens: readonly PayToken[]): PayToken[] {
  const isJoint = (at: number) =>
    /^(?:open|stop|to)$/u.test(tokens[at]?.kind ?? '') &&
    isPh(tokens[at + 1]) &&
    !/^(?:number|currency)$/u.test(tokens[at + 2]?.kind ?? '') &&
    (tokens[at - 1]?.kind === 'number' ||
      (tokens[at - 1]?.kind === 'currency' && tokens[at - 2]?.kind === 'number'))
  return tokens.filter(
    ({ kind }, at) =>
      !isJoint(at) && !(kind === 'close' && tokens[at - 2]?.kind === 'open' && isJoint(at - 2)),
  )
}

const isPh = (token: PayToken | undefined) => token?.kind === 'word' && token.text === 'ph'

/** Whether a period follows: '/day', 'per month', 'a week', 'monthly'. */
function hasPeriodAt(tokens: readonly PayToken[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind === 'word' && isPeriodAdverb(token.text)) return true
  const isPer =
    token?.kind === 'slash' || (token?.kind === 'word' && /^(?:per|an?|each|every)$/u.test(token.text))
  const noun = tokens[at + 1]
  return isPer && noun?.kind === 'word' && periodOfWord(noun.text) !== undefined
}

function meaningAt(tokens: readonly PayToken[], at: number): PayToken[] {
  const own = tokens[at] ?? pesos
  const next = tokens[at + 1]
  // 'PH' before another sign of pesos adds none: 'PH pesos', 'PH₱ 25,000'.
  if (isPh(own) && isPesos(next)) return []
  const before = tokens[at - 1]
  const isPriced = before?.kind === 'currency' && tokens[at - 2]?.kind === 'number'
  const number = isPriced ? tokens[at - 2] : before
  if (number?.kind === 'number') {
    const sign = isPriced ? before : tokens[at - 2]
    return afterFigure(number, sign?.kind === 'currency' ? sign : undefined, {
      own,
      next,
      hasPeriod: hasPeriodAt(tokens, at + 1),
    })
  }
  return isPh(own) && isLargeFigure(next?.kind === 'stop' ? tokens[at + 2] : next) ? [pesos] : [own]
}

function afterFigure(
  { value }: NumberToken,
  sign: Extract<PayToken, { kind: 'currency' }> | undefined,
  { own, next, hasPeriod }: Readonly<{ own: PayToken; next: PayToken | undefined; hasPeriod: boolean }>,
): PayToken[] {
  if (!isHourly(value, 'PHP') && (!sign || isPesos(sign))) return [pesos]
  if (value >= SLIP_FROM && sign?.currency.isWeak) return [pesos]
  if (isPh(own)) return hasPeriod || (sign && !isHourly(value, sign.currency.code)) ? [] : [own]
  // A unit follows 'p', unless it is the peso: '500p', '18,000 P'.
  return sign || next?.kind === 'slash' || next?.kind === 'word' ? [own] : [pesos]
}

const isPesos = (token: PayToken | undefined) => token?.kind === 'currency' && token.currency.code === 'PHP'

const isLargeFigure = (token: PayToken | undefined) =>
  token?.kind === 'number' && !isHourly(token.value, 'PHP')
