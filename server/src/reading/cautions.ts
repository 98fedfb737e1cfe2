import { type Caution, cautions } from '@hanap/contract/jobs/job-details'
import { type Job } from '@hanap/contract/jobs/jobs'
import { isChatOnly } from './chat-contact.ts'
import { asksForMoney } from './money-request.ts'
import { isMachineOrder } from './orders/machine.ts'
import { readPay } from './pay/pay.ts'
import { sentencesOf } from './sentences.ts'

/** US dollars. Beginners' work pays a tenth of this; more than this for it is how tricksters bait. */
const TOO_MUCH_A_MONTH = 6000
const TOO_MUCH_AN_HOUR = 40
/** Nobody on these boards is paid this an hour; it is a slip or a bait, whatever the work. */
const ABSURD_AN_HOUR = 200

const beginners =
  /\b(?:no (?:prior |previous |work )?experience (?:is )?(?:needed|required|necessary)|without experience|entry[- ]level|beginners? (?:are )?(?:welcome|friendly)|fresh graduates? (?:are )?welcome|data (?:entry|encoder)|encoders?|typists?|typing job|copy[- ]?past(?:e|ing)|easy (?:money|job|tasks?)|like and follow|product reviewers?)\b/iu
/** Work that can pay that much, whatever else the text says. */
const experts =
  /\b(?:senior|sr|lead|head|chief|director|manager|developer|engineer|architect|attorney|lawyer|cpa|controller|cfo|cto|closer|sales|commission|surgeon|physician|doctor|scientist)\b/iu

/**
 * Cautions to check before applying. They are advice, so each must rest on the job's own words.
 * @param job as the board shows it; `pay` is the month as imported
 * @param typicalUsd the upper pay of similar jobs a month; null if unknown
 */
export function readCautions(
  job: Pick<Job, 'title' | 'description' | 'salary' | 'employer' | 'pay'>,
  typicalUsd: number | null = null,
): Caution[] {
  const sentences = [...sentencesOf(job.title), ...sentencesOf(job.description)]
  const found: Readonly<Record<Caution, boolean>> = {
    'asks-for-money': sentences.some(asksForMoney),
    'chat-only': isChatOnly(sentences),
    'employer-not-shown': job.employer === null,
    'pay-unusual': isPayUnusual(job, sentences) || isFarAbove(job.pay, typicalUsd),
    'orders-machines': sentences.some(isMachineOrder),
  }
  return cautions.filter((caution) => found[caution])
}

/** More than this many times what the better paid of its kind get: a slip in the figure, or a bait. */
const FAR_ABOVE = 4

function isFarAbove(pay: Job['pay'], typicalUsd: number | null): boolean {
  const least = pay?.usd_min ?? pay?.usd_max ?? null
  return least !== null && typicalUsd !== null && least > FAR_ABOVE * typicalUsd
}

/** Far above what the kind of work pays: the least that is offered counts, 'up to' is only a hope. */
function isPayUnusual(job: Pick<Job, 'title' | 'salary' | 'pay'>, sentences: readonly string[]): boolean {
  const stated = readPay(job.salary)
  const isHourly = stated.period === 'hour' && stated.currency === 'USD' && stated.currencyStated
  const anHour = isHourly ? (stated.amount_min ?? 0) : 0
  if (anHour >= ABSURD_AN_HOUR) return true
  const isTooMuch = (job.pay?.usd_min ?? 0) > TOO_MUCH_A_MONTH || anHour > TOO_MUCH_AN_HOUR
  return isTooMuch && !experts.test(job.title) && sentences.some((sentence) => beginners.test(sentence))
}
