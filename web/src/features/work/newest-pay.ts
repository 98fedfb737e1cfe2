import type { WorkFigures } from '@hanap/contract/jobs/kinds-of-work'
import { salaryMessages } from '../../listing/pay/messages.ts'
import { type Paid, payFigure, payKind, rounded } from '../../listing/pay/pay-words.ts'
import { workMessages } from './messages.ts'

/** What a job pays a month: pesos as the employer wrote them, and what we converted in thousands with 'about'. */
export function newestPay({ salary, pay }: WorkFigures['newest'][number]): string {
  const paid: Paid = { salary, pay }
  if (payKind(paid) !== 'estimate' || pay === null || /₱|\bphp|peso/iu.test(salary))
    return payFigure(paid, salaryMessages)
  const round = (amount: number | null) => (amount === null ? null : rounded(amount))
  const about = { ...pay, php_min: round(pay.php_min), php_max: round(pay.php_max) }
  return workMessages.about(payFigure({ salary, pay: about }, salaryMessages))
}
