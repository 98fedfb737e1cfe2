import { type PlanType, plans } from '@hanap/contract/payments/plans'
import { dayInManila, daysBetween } from '../../../lib/manila-time.ts'
import type { Period } from '../rules.ts'

export type Owned = Period & {
  /** Its payment was refunded in full or is disputed: its time ends with another plan and adds nothing to it. */
  isWithoutValue?: boolean
}

export type PaidPlan = Exclude<PlanType, 'free'>

/** The effect of a paid month. */
export type Grant<Held extends Owned = Owned> = {
  period: Period
  /** Continues the running period of the same plan. */
  extends: boolean
  /** Periods of another paid plan that end now; future ones end before they begin. */
  ended: Held[]
  /** Milliseconds that end with them. */
  endedMs: number
  /** The part of `endedMs` from refunded or disputed payments. */
  unpaidMs: number
  /** Milliseconds that their value adds to the new period. */
  addedMs: number
}

/** Manila is eight hours ahead of UTC all year. */
const MANILA_MS = 8 * 3_600_000

/**
 * Goes by Manila's calendar, at the same time of day, or to the month's last day: 31 January gives the last day of
 * February.
 */
export function addMonth(from: Date): Date {
  const local = new Date(from.getTime() + MANILA_MS)
  const month = local.getUTCMonth() + 1
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const then = new Date(local)
  then.setUTCMonth(month, Math.min(local.getUTCDate(), lastDay))
  return new Date(then.getTime() - MANILA_MS)
}

/**
 * Days beyond a month, from the value of the replaced plan. Counted between Manila dates, as seekers read them.
 * @param period as it was sold
 */
export const addedDays = ({ starts_at, ends_at }: Pick<Period, 'starts_at' | 'ends_at'>) =>
  Math.max(0, daysBetween(dayInManila(addMonth(starts_at)), dayInManila(ends_at)))

const hasValueFor = (plan: PlanType, { plan_type, isWithoutValue }: Owned) =>
  !isWithoutValue && plans[plan_type].price < plans[plan].price

/** Time is lost if a dearer plan is replaced by a cheaper one, or a month was refunded or disputed. */
export const lostBy = <Held extends Owned>({
  period,
  ended,
}: Pick<Grant<Held>, 'period' | 'ended'>): Held[] =>
  ended.filter((held) => !hasValueFor(period.plan_type, held))

/** Running and future paid months. */
export const openAt = <Held extends Period>(periods: readonly Held[], now: Date): Held[] =>
  periods.filter(({ plan_type, ends_at }) => plan_type !== 'free' && ends_at > now)

/**
 * The same plan continues from its end. Another plan starts now: the first one's time ends, and a cheaper plan's
 * unused time is added at its value. A trial, or a refunded or disputed month, adds nothing.
 * @param periods all of the seeker's
 */
export function grantMonth<Held extends Owned>(
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
  let unpaidMs = 0
  let value = 0
  for (const held of others) {
    const unused = held.ends_at.getTime() - Math.max(held.starts_at.getTime(), now.getTime())
    endedMs += unused
    if (held.isWithoutValue) unpaidMs += unused
    if (hasValueFor(plan, held)) value += unused * plans[held.plan_type].price
  }
  // Rounded up, in the seeker's favour.
  const addedMs = Math.ceil(value / plans[plan].price)
  const endsAt = new Date(addMonth(startsAt).getTime() + addedMs)
  return {
    period: { plan_type: plan, starts_at: startsAt, ends_at: endsAt },
    extends: last !== undefined,
    ended: others,
    endedMs,
    unpaidMs,
    addedMs,
  }
}
