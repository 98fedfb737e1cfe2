import type { TypicalPay } from '@hanap/contract/jobs/job-details'
import type { PayEstimate } from '@hanap/contract/jobs/jobs'
import { monthPay, monthPayWords } from '@hanap/contract/jobs/month-pay'
import { formatCount } from '../../i18n/format.ts'
import type { salaryMessages } from './messages.ts'

export { rounded } from '@hanap/contract/jobs/month-pay'

export type Paid = { readonly salary: string; readonly pay: PayEstimate | null }

export type PayKind = 'estimate' | 'no-monthly-figure' | 'not-stated'

/** '$300 fixed price' says something about pay, but not by the month. */
export function payKind({ salary, pay }: Paid): PayKind {
  if (pay !== null && (pay.php_min !== null || pay.php_max !== null)) return 'estimate'
  return /\d/u.test(salary) ? 'no-monthly-figure' : 'not-stated'
}

/** 'About ₱52,000–64,000', 'From ₱30,000', or why there is no figure. */
export function payFigure(paid: Paid, texts: typeof salaryMessages): string {
  const kind = payKind(paid)
  if (kind === 'not-stated') return texts.notStated
  if (kind === 'no-monthly-figure') return texts.noMonthlyFigure
  const words = monthPayWords(monthPay(paid.pay, 'PHP'), 'PHP', texts)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The same in dollars; empty if unknown. */
export function dollarFigure({ pay }: Paid, texts: typeof salaryMessages): string {
  return monthPayWords(monthPay(pay, 'USD'), 'USD', texts)
}

/** In both currencies, with the number of listings. */
export function typicalText(typical: TypicalPay, texts: typeof salaryMessages): string {
  const { php_min, php_max, usd_min, usd_max, listings } = typical
  const plain = { ...texts, about: (amount: string) => amount }
  const pesos = monthPayWords({ min: php_min, max: php_max, isStated: false }, 'PHP', plain)
  const dollars = monthPayWords({ min: usd_min, max: usd_max, isStated: false }, 'USD', plain)
  return texts.typical(pesos, dollars, formatCount(listings))
}
