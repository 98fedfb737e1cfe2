import type { TypicalPay } from '@hanap/contract/jobs/job-details'
import type { PayEstimate } from '@hanap/contract/jobs/jobs'
import { formatCount, formatDollar, formatPeso } from '../../i18n/format.ts'
import type { salaryMessages } from './messages.ts'

/** What a listing tells of its pay, as every listing of the contract has it. */
export type Paid = { readonly salary: string; readonly pay: PayEstimate | null }

/** Why there is a figure to show, or why there is none. */
export type PayKind = 'estimate' | 'no-monthly-figure' | 'not-stated'

/** A text with a figure says something about pay even where no month follows from it ('$300 fixed price'). */
export function payKind({ salary, pay }: Paid): PayKind {
  if (pay !== null && (pay.php_min !== null || pay.php_max !== null)) return 'estimate'
  return /\d/u.test(salary) ? 'no-monthly-figure' : 'not-stated'
}

/** '₱52,200–63,800', 'From ₱30,000', 'Up to ₱45,000', or why there is no figure. */
export function payFigure(paid: Paid, texts: typeof salaryMessages): string {
  const kind = payKind(paid)
  if (kind === 'not-stated') return texts.notStated
  if (kind === 'no-monthly-figure') return texts.noMonthlyFigure
  return rangeText(paid.pay?.php_min ?? null, paid.pay?.php_max ?? null, formatPeso, texts)
}

/** The same in dollars, '$900–1,100'; empty where unknown. */
export function dollarFigure({ pay }: Paid, texts: typeof salaryMessages): string {
  return rangeText(pay?.usd_min ?? null, pay?.usd_max ?? null, formatDollar, texts)
}

/** What work like this usually pays, in both currencies, and on how many listings that rests. */
export function typicalText(typical: TypicalPay, texts: typeof salaryMessages): string {
  const { php_min, php_max, usd_min, usd_max, listings } = typical
  const pesos = rangeText(rounded(php_min), rounded(php_max), formatPeso, texts)
  const dollars = rangeText(rounded(usd_min), rounded(usd_max), formatDollar, texts)
  return texts.typical(pesos, dollars, formatCount(listings))
}

/** The known codes of what we assumed, as sentences; a code this build does not know says nothing. */
export function assumptionTexts({ pay }: Paid, texts: typeof salaryMessages): string[] {
  const known = texts as unknown as Readonly<Record<string, unknown>>
  const isCode = (code: string) => code.includes('-') && typeof known[code] === 'string'
  return (pay?.assumptions ?? []).filter(isCode).map((code) => String(known[code]))
}

/** What many listings pay is no exact figure: 52,920 is told as 53,000, and 586 as 590. */
export function rounded(amount: number): number {
  const step = amount < 1000 ? 10 : amount < 10_000 ? 100 : 1000
  return Math.round(amount / step) * step
}

function rangeText(
  min: number | null,
  max: number | null,
  money: (amount: number) => string,
  texts: typeof salaryMessages,
): string {
  if (min === null) return max === null ? '' : texts.upTo(money(max))
  if (max === null) return texts.from(money(min))
  return min === max ? money(min) : `${money(min)}–${formatCount(max)}`
}
