import { figurePattern, MAX_PAY_TEXT, readFigure } from '@hanap/contract/jobs/salary-text'
import { currencyOfSign, currencyOfWord, type WrittenCurrency } from './pay-currency.ts'
import { settlePesos } from './pay-pesos.ts'

/** '24/7', '9am', '13th', phone numbers and the like become 'noise'. */
export type PayToken =
  | Readonly<{
      kind: 'number'
      value: number
      isClear: boolean
      isGrouped: boolean
      hasK: boolean
      isOpen: boolean
    }>
  | Readonly<{ kind: 'currency'; currency: WrittenCurrency; isLostPeso: boolean }>
  | Readonly<{ kind: 'word'; text: string }>
  | Readonly<{ kind: 'to' | 'or' | 'slash' | 'plus' | 'open' | 'close' | 'comma' | 'stop' | 'noise' }>

const number = new RegExp(figurePattern.source, 'uy')
const decimals = /\.\d{1,4}(?![\d.,])/uy
const noise = [
  /24 ?\/ ?7(?!\d)/uy,
  /\d{1,2}:\d{2}(?: ?[ap]\.?m\b\.?)?/iuy,
  /(?:1[0-2]|0?[1-9]) ?[ap]\.?m\b\.?(?! ?\d)/iuy,
  /\d{1,4}(?:st|nd|rd|th)\b/iuy,
  /\d+(?:[.,]\d+)? ?%/uy,
  // Phone numbers: 0917 123 4567, +63 917 …
  /(?:\+\d|0\d)[\d ()-]{7,30}/uy,
  /\d{9,}/uy,
]
const dollar = /(?:(?:US|AU|CA|NZ|SG|HK) ?|[ACS])?\$/iuy
const word = /\p{L}+(?:\.\p{L}+)*/uy
const joinedWord = /\p{L}+(?:[\d_]+\p{L}*)*/uy
// '13kPH', '20kPHP': a currency may follow the k directly.
const suffix = / ?k(?![a-z])| ?k(?=(?:p|php?|usd|pesos?)(?![a-z]))/iuy
const marks: Readonly<Record<string, 'slash' | 'plus' | 'open' | 'close' | 'comma'>> = {
  '/': 'slash',
  '+': 'plus',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
  ',': 'comma',
}

/** Reads at most MAX_PAY_TEXT; linear. */
export function tokenisePay(payText: string): PayToken[] {
  const text = payText.slice(0, MAX_PAY_TEXT)
  const tokens: PayToken[] = []
  let at = 0
  while (at < text.length) {
    const step = readToken(text, at)
    if (step.token) tokens.push(step.token)
    at = step.next
  }
  return settlePesos(tokens)
}

type Step = Readonly<{ token?: PayToken; next: number }>

function readToken(text: string, at: number): Step {
  const char = text[at] ?? ''
  if (/\s/u.test(char)) return { next: at + 1 }
  for (const pattern of noise) {
    const length = lengthAt(pattern, text, at)
    if (length > 0) return { token: { kind: 'noise' }, next: at + length }
  }
  if (/\d/u.test(char)) return readNumber(text, at)
  const cents = matchAt(decimals, text, at)
  if (cents !== '' && !/[\p{L}\d]/u.test(text[at - 1] ?? '')) return readDecimals(cents, at)
  const sign = dollarAt(text, at) ?? signAt(text, at)
  if (sign) return sign
  if (/\p{L}/u.test(char)) return readWord(text, at)
  if (/[-–—−~_]/u.test(char)) return { token: { kind: 'to' }, next: at + 1 }
  const mark = marks[char]
  if (mark) return { token: { kind: mark }, next: at + 1 }
  return /[;:|•×*=\n]/u.test(char) ? { token: { kind: 'stop' }, next: at + 1 } : { next: at + 1 }
}

/** '$.50' */
const readDecimals = (cents: string, at: number): Step => ({
  token: {
    kind: 'number',
    value: Number(cents),
    isClear: true,
    isGrouped: false,
    hasK: false,
    isOpen: false,
  },
  next: at + cents.length,
})

function readNumber(text: string, at: number): Step {
  const raw = matchAt(number, text, at)
  const { value, clear } = readFigure(raw)
  let next = at + raw.length
  const k = matchAt(suffix, text, next)
  // '60,000K' says thousand twice.
  const hasK = k !== '' && value < 1000
  next += k.length
  const isOpen = text[next] === '+'
  if (isOpen) next += 1
  return {
    token: {
      kind: 'number',
      value: hasK ? value * 1000 : value,
      isClear: clear,
      isGrouped: hasK || value >= 1000,
      hasK,
      isOpen,
    },
    next,
  }
}

function dollarAt(text: string, at: number): Step | undefined {
  const found = matchAt(dollar, text, at)
  const currency = found ? currencyOfSign('$', found.slice(0, -1).trim()) : undefined
  return currency
    ? { token: { kind: 'currency', currency, isLostPeso: false }, next: at + found.length }
    : undefined
}

function signAt(text: string, at: number): Step | undefined {
  const char = text[at] ?? ''
  // '?' replaces a peso sign that an 8-bit character set could not hold. A question mark follows a letter.
  const isLostPeso =
    char === '?' && /^ ?\d/u.test(text.slice(at + 1, at + 3)) && !/[\p{L}\d]/u.test(text[at - 1] ?? '')
  const currency = isLostPeso
    ? { code: 'PHP', isWeak: false }
    : char === '$'
      ? undefined
      : currencyOfSign(char, '')
  return currency ? { token: { kind: 'currency', currency, isLostPeso }, next: at + 1 } : undefined
}

function readWord(text: string, at: number): Step {
  const letters = matchAt(word, text, at)
  const next = at + letters.length
  const isPeso = /^p$/iu.test(letters) && /^ ?\d/u.test(text.slice(next, next + 2))
  const currency = isPeso ? { code: 'PHP', isWeak: false } : currencyOfWord(letters)
  if (currency) return { token: { kind: 'currency', currency, isLostPeso: false }, next }
  // 'n8n', 'B2B' and 'name_123' are names.
  const isName = /^_?\d/u.test(text.slice(next, next + 2))
  if (isName && !/^(?:to|from|is|at|upto|base|pay|salary|starting|only|or|ph)$/iu.test(letters)) {
    return { token: { kind: 'noise' }, next: at + matchAt(joinedWord, text, at).length }
  }
  const lower = letters.toLowerCase().replaceAll('.', '')
  if (/^(?:to|till|until)$/u.test(lower)) return { token: { kind: 'to' }, next }
  if (lower === 'or') return { token: { kind: 'or' }, next }
  if (lower === 'plus') return { token: { kind: 'plus' }, next }
  return { token: { kind: 'word', text: lower }, next }
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  return matchAt(pattern, text, at).length
}
