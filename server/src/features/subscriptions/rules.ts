import { type PlanType, plans, TRIAL_DAYS } from '@hanap/contract/payments/plans'

/** A stretch of time in which a seeker holds a plan; the trial is one of them. */
export type Period = { plan_type: PlanType; starts_at: Date; ends_at: Date }

/** What a seeker holds at a moment. */
export type Standing = {
  /** The period that runs now, or else the one that ended last; null where there never was one. */
  period: Period | null
  /** When what is held ends: of months paid for one after the other, the last one's end. Null where there never was one. */
  endsAt: Date | null
  status: 'active' | 'expired' | 'none'
  plan_type: PlanType | null
  /** Whether the free trial is what is held now: with a paid plan running it is over. */
  isTrialActive: boolean
  /** When the free trial ends or ended; null without one. */
  trialEndsAt: Date | null
}

const DAY_MS = 24 * 60 * 60 * 1000
const rank: Record<PlanType, number> = { free: 0, basic: 1, premium: 2 }

/** A trial runs fourteen days from registration, to the millisecond. */
export const trialPeriod = (registeredAt: Date): Period => ({
  plan_type: 'free',
  starts_at: registeredAt,
  ends_at: new Date(registeredAt.getTime() + TRIAL_DAYS * DAY_MS),
})

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox of an address, so that spellings of one mailbox share a trial: '+' labels are dropped, and Gmail ignores
 * dots and has two names. Never use it for sign-in.
 * @param address in lower case
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  // What is all label is a name of its own.
  const unlabelled = local.replace(/(?<=.)\+.*$/su, '')
  if (!GMAIL.has(domain)) return `${unlabelled}@${domain}`
  return `${unlabelled.replaceAll('.', '')}@gmail.com`
}

/**
 * What a seeker holds, from periods and the clock: the one rule for guard, limits, banner and plans page. A period ends
 * just before its end. Of several, the better plan counts, then the later end.
 */
export function standingAt(periods: readonly Period[], now: Date): Standing {
  const running = periods
    .filter((period) => period.starts_at <= now && now < period.ends_at)
    .sort((a, b) => rank[b.plan_type] - rank[a.plan_type] || b.ends_at.getTime() - a.ends_at.getTime())[0]
  // Where months were ended by hand, one that ran is what was held, not one that was still to come.
  const ended = periods
    .filter((period) => period.ends_at <= now)
    .sort(
      (a, b) => b.ends_at.getTime() - a.ends_at.getTime() || a.starts_at.getTime() - b.starts_at.getTime(),
    )[0]
  const trial = periods.find((period) => period.plan_type === 'free')
  const period = running ?? ended ?? null
  return {
    period,
    endsAt: running ? endOfLine(running, periods) : (ended?.ends_at ?? null),
    status: running ? 'active' : ended ? 'expired' : 'none',
    plan_type: period?.plan_type ?? null,
    isTrialActive: running?.plan_type === 'free',
    trialEndsAt: trial?.ends_at ?? null,
  }
}

/** The end of the months of one plan that follow each other without a gap. */
function endOfLine(from: Period, periods: readonly Period[]): Date {
  const next = periods.find(
    ({ plan_type, starts_at, ends_at }) =>
      plan_type === from.plan_type && starts_at <= from.ends_at && ends_at > from.ends_at,
  )
  return next ? endOfLine(next, periods) : from.ends_at
}

/** The plan whose limits apply now: without an active subscription, the free plan's. */
export const limitsOf = (standing: Standing) =>
  plans[standing.status === 'active' && standing.plan_type ? standing.plan_type : 'free']

/** How long before the end of what is paid for its holder is reminded. */
export const REMINDED_BEFORE_MS = 3 * DAY_MS

/** Whole days left, rounded up, so that the last hours still read as one day; 0 once over. */
export function daysRemaining(endsAt: Date | null, now: Date): number {
  if (!endsAt) return 0
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS))
}
