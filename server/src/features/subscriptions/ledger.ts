import { type PlanType, plans } from '@hanap/contract/plans'
import type { Period } from './rules.ts'

export type PaidPlan = Exclude<PlanType, 'free'>

/** What a paid month does to a seeker's periods. */
export type Grant<Held extends Period = Period> = {
  period: Period
  /** It follows the running period of the same plan. */
  extends: boolean
  /** Periods of another paid plan that end now; those that had not begun end before they begin. */
  ended: Held[]
  /** Milliseconds paid for that end with them. */
  endedMs: number
  /** Milliseconds that their value adds to the new period. */
  addedMs: number
}

/** Manila is eight hours ahead of UTC all year. */
const MANILA_MS = 8 * 3_600_000

/**
 * One calendar month later on a Manila calendar, at the same time of day; where that month has no such day, its last.
 * 31 January gives the last day of February.
 */
export function addMonth(from: Date): Date {
  const local = new Date(from.getTime() + MANILA_MS)
  const month = local.getUTCMonth() + 1
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const then = new Date(local)
  then.setUTCMonth(month, Math.min(local.getUTCDate(), lastDay))
  return new Date(then.getTime() - MANILA_MS)
}

/** Milliseconds that a month has beyond a month: the value of the plan that it replaced. @param period as it was sold */
export const addedTo = ({ starts_at, ends_at }: Pick<Period, 'starts_at' | 'ends_at'>) =>
  Math.max(0, ends_at.getTime() - addMonth(starts_at).getTime())

/** Of what a grant ends, that whose time is lost: a plan that costs more adds nothing to a cheaper one. */
export const lostBy = <Held extends Period>({
  period,
  ended,
}: Pick<Grant<Held>, 'period' | 'ended'>): Held[] =>
  ended.filter(({ plan_type }) => plans[plan_type].price >= plans[period.plan_type].price)

/** The months of a paid plan that run or are still to come. */
export const openAt = <Held extends Period>(periods: readonly Held[], now: Date): Held[] =>
  periods.filter(({ plan_type, ends_at }) => plan_type !== 'free' && ends_at > now)

/**
 * What paying for a month of a plan gives. The same plan goes on from its end; another starts now, the paid time of the
 * first ends, and what is unused of a cheaper plan is added at its value. The free trial has no value and ends nothing.
 * @param periods all of the seeker's
 */
export function grantMonth<Held extends Period>(
  periods: readonly Held[],
  plan: PaidPlan,
  now: Date,
): Grant<Held> {
  const open = openAt(periods, now)
  const others = open.filter(({ plan_type }) => plan_type !== plan)
  const same = open.filter(({ plan_type }) => plan_type === plan)
  const last = same.sort((one, other) => other.ends_at.getTime() - one.ends_at.getTime())[0]
  const startsAt = last?.ends_at ?? now
  let endedMs = 0
  let value = 0
  for (const { plan_type, starts_at, ends_at } of others) {
    const unused = ends_at.getTime() - Math.max(starts_at.getTime(), now.getTime())
    endedMs += unused
    if (plans[plan_type].price < plans[plan].price) value += unused * plans[plan_type].price
  }
  // A part of a millisecond is given, not taken.
  const addedMs = Math.ceil(value / plans[plan].price)
  const endsAt = new Date(addMonth(startsAt).getTime() + addedMs)
  return {
    period: { plan_type: plan, starts_at: startsAt, ends_at: endsAt },
    extends: last !== undefined,
    ended: others,
    endedMs,
    addedMs,
  }
}
