import type { PayEstimate } from './jobs.ts'

/** An unknown end is null. */
export type MonthPay = {
  readonly min: number | null
  readonly max: number | null
  /** The employer stated it in this currency, so it is never rounded. */
  readonly isStated: boolean
}

export type MonthPayTexts = {
  about(amount: string): string
  from(amount: string): string
  upTo(amount: string): string
}

type Currency = 'PHP' | 'USD'
const signs = { PHP: '₱', USD: '$' } as const
const steps = { PHP: 1000, USD: 10 } as const

export function monthPay(pay: PayEstimate | null, currency: Currency): MonthPay {
  const [min = null, max = null] =
    currency === 'PHP' ? [pay?.php_min, pay?.php_max] : [pay?.usd_min, pay?.usd_max]
  return { min, max, isStated: pay?.stated_in === currency }
}

/** For estimated pay: pesos to thousands, dollars to tens, never to zero. */
export function rounded(amount: number, currency: Currency = 'PHP'): number {
  const step = steps[currency]
  return Math.max(Math.round(amount / step) * step, step)
}

/** 'about ₱52,000–64,000', 'From about ₱30,000', or '₱42,000–50,000' if stated; may be empty. */
export function monthPayWords(month: MonthPay, currency: Currency, texts: MonthPayTexts): string {
  const { isStated } = month
  const [min, max] = [month.min, month.max].map((end) =>
    end === null || isStated ? end : rounded(end, currency),
  ) as [number | null, number | null]
  const about = (amount: string) => (isStated ? amount : texts.about(amount))
  const money = (amount: number) => signs[currency] + grouped(amount)
  if (min === null) return max === null ? '' : texts.upTo(about(money(max)))
  if (max === null) return texts.from(about(money(min)))
  return about(min === max ? money(min) : `${money(min)}–${grouped(max)}`)
}

const grouped = (amount: number) => String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
