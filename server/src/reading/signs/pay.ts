import type { SignKind } from '@hanap/contract/jobs/signs'
import type { Part } from '../orders/parts.ts'
import { type PayContext, type PayReading, readPay } from '../pay/pay.ts'
import { readStatedPays } from '../said/said-pay.ts'

/** US dollars. Beginners' work pays a tenth of this; more than this for it is how tricksters bait. */
const TOO_MUCH_A_MONTH = 6000
const TOO_MUCH_AN_HOUR = 40
/** Nobody on these boards is paid this an hour; it is a slip or a bait, whatever the work. */
const ABSURD_AN_HOUR = 200
/** So much a month for work that needs no training is far above the board. */
const MUCH_A_MONTH = 2900
/** Full-time work for less than a third of what beginners get. */
const LOW_A_MONTH = 110
const LOW_AN_HOUR = 1.15
const WEEKS_A_MONTH = 52 / 12

const beginners =
  /\b(?:no (?:prior |previous |work )?experience (?:is )?(?:needed|required|necessary)|without experience|entry[- ]level|beginners? (?:are )?(?:welcome|friendly)|fresh graduates? (?:are )?welcome|data (?:entry|encoder)|encoders?|typists?|typing job|copy[- ]?past(?:e|ing)|easy (?:money|job|tasks?)|like and follow|product reviewers?)\b/iu
/** Work that can pay that much, whatever else the text says. */
const experts =
  /\b(?:senior|sr|lead|head|chief|director|manager|developer|engineer|architect|attorney|lawyer|cpa|controller|cfo|cto|closer|sales|commission|surgeon|physician|doctor|scientist)\b/iu
const trained =
  /\b(?:senior|sr|head|chief|director|developer|engineer|architect|attorney|lawyer|cpa|controller|cfo|cto|coo|closer|sales|setter|commission|surgeon|physician|doctor|scientist|programmer|full[- ]stack|executive)\b/iu
const boast =
  /#1 paying|\b(?:highest|best) (?:pay(?:ing)?|salar(?:y|ies)) (?:job|role|position|employer)?.{0,40}\b(?:platform|onlinejobs?|philippines|board|market)|\bthan any other employer\b|\bearn (?:up to )?\$ ?\d[\d,]{3,} ?(?:a|per) (?:day|week)|\b(?:unlimited|life-?changing) (?:income|earnings|money)\b|\beasy money\b|\bget rich\b/iu

export type PaySign = { kind: SignKind; field: 'salary' | 'description'; part: Part }

/** What is odd about the pay for the work. */
export function readPaySigns(
  given: { title: string; salary: string; pay: PayReading; context: PayContext },
  parts: readonly Part[],
  whole: Part,
): PaySign[] {
  const { title, salary, pay, context } = given
  const signs: PaySign[] = []
  const isForBeginners = beginners.test(title) || parts.some((part) => beginners.test(part.text))
  const stated = readPay(salary)
  if (isUnusual(title, stated, pay, isForBeginners))
    signs.push({ kind: 'pay-too-good', field: 'salary', part: whole })
  if (isLow(stated, pay, context)) signs.push({ kind: 'pay-too-low', field: 'salary', part: whole })
  for (const part of parts) {
    if (boast.test(part.text)) signs.push({ kind: 'pay-too-good', field: 'description', part })
  }
  if (!trained.test(title))
    for (const { part, pay: said } of readStatedPays(parts, context))
      if ((said.monthlyUsdMin ?? 0) >= MUCH_A_MONTH)
        signs.push({ kind: 'pay-too-good', field: 'description', part })
  return signs
}

/** Far above what the kind of work pays: the least that is offered counts, 'up to' is only a hope. */
function isUnusual(title: string, stated: PayReading, pay: PayReading, isForBeginners: boolean): boolean {
  const isHourly = stated.period === 'hour' && stated.currency === 'USD' && stated.currencyStated
  const anHour = isHourly ? (stated.amount_min ?? 0) : 0
  if (anHour >= ABSURD_AN_HOUR) return true
  const isTooMuch = (pay.monthlyUsdMin ?? 0) > TOO_MUCH_A_MONTH || anHour > TOO_MUCH_AN_HOUR
  return isTooMuch && !experts.test(title) && isForBeginners
}

function isLow(stated: PayReading, pay: PayReading, context: PayContext): boolean {
  if (stated.amount_max === null) return false
  if (stated.period === 'hour' && stated.currency === 'USD') return (stated.amount_max ?? 9) < LOW_AN_HOUR
  const hours = context.hoursPerWeek ?? 0
  if (hours >= 30 && pay.monthlyUsdMax !== null)
    return pay.monthlyUsdMax / (hours * WEEKS_A_MONTH) < LOW_AN_HOUR
  if (!stated.currencyStated || !stated.periodStated) return false
  const isFull = /full/iu.test(context.typeOfWork ?? '')
  return isFull && stated.period === 'month' && (pay.monthlyUsdMax ?? 9999) < LOW_A_MONTH
}
