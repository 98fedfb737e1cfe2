import type { PayToken } from './pay-tokens.ts'

type NumberToken = Extract<PayToken, { kind: 'number' }>

const pesos: PayToken = { kind: 'currency', currency: { code: 'PHP', isWeak: false }, isLostPeso: false }

/** Nobody pays this much an hour, in dollars or in pesos: 'PH' at such a figure is no hour. */
const NO_HOUR_FROM = 1000
/** From here on a figure with a dollar sign is pesos with a slip of the sign, as in `currencyBySize`. */
const SLIP_FROM = 8000

/**
 * Settles what 'PH' and 'P' mean at each figure: pesos ('10,000PH', 'PH 25k', '18,000 P'), or per hour ('$5 ph', '300PH',
 * '$4 p/h'), which stay words. A 'PH' that can be neither ('$1,200 PH') is the country and says nothing of pay.
 */
export function settlePesos(tokens: readonly PayToken[]): PayToken[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || !/^ph?$/u.test(token.text)) return [token]
    return meaningAt(tokens, at, token.text === 'ph')
  })
}

function meaningAt(tokens: readonly PayToken[], at: number, isPh: boolean): PayToken[] {
  const own = tokens[at] ?? pesos
  const next = tokens[at + 1]
  // 'PH pesos', 'PH₱ 25,000'.
  if (isPh && isPesos(next)) return []
  const before = tokens[at - 1]
  const isPriced = before?.kind === 'currency' && tokens[at - 2]?.kind === 'number'
  const number = isPriced ? tokens[at - 2] : before
  if (number?.kind === 'number') {
    const sign = isPriced ? before : tokens[at - 2]
    return afterFigure(number, sign?.kind === 'currency' ? sign : undefined, { own, next, isPh })
  }
  return isPh && isLargeFigure(next?.kind === 'stop' ? tokens[at + 2] : next) ? [pesos] : [own]
}

function afterFigure(
  { value }: NumberToken,
  sign: Extract<PayToken, { kind: 'currency' }> | undefined,
  { own, next, isPh }: Readonly<{ own: PayToken; next: PayToken | undefined; isPh: boolean }>,
): PayToken[] {
  // Behind 'p' a unit follows, unless it is the peso: '500p', '18,000 P'.
  const isPer = !isPh && (next?.kind === 'slash' || next?.kind === 'word')
  if (value < NO_HOUR_FROM) return isPh || isPer || sign ? [own] : [pesos]
  if (!sign || isPesos(sign)) return [pesos]
  if (sign.currency.isWeak && value >= SLIP_FROM) return [pesos]
  return isPh ? [] : [own]
}

const isPesos = (token: PayToken | undefined) => token?.kind === 'currency' && token.currency.code === 'PHP'

const isLargeFigure = (token: PayToken | undefined) => token?.kind === 'number' && token.value >= NO_HOUR_FROM
