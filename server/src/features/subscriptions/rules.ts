import { type PlanType, plans, TRIAL_DAYS } from '@hanap/contract/payments/plans'

/** A trial is a period too. */
export type Period = { plan_type: PlanType; starts_at: Date; ends_at: Date }

export type Standing = {
  /** The running period, else the one that ended last; null without any. */
  period: Period | null
  /** The end of the last of consecutive paid months; null without any. */
  endsAt: Date | null
  status: 'active' | 'expired' | 'none'
  plan_type: PlanType | null
  /** False while a paid plan runs. */
  isTrialActive: boolean
  /** Null without a trial. */
  trialEndsAt: Date | null
}

const DAY_MS = 24 * 60 * 60 * 1000
const rank: Record<PlanType, number> = { free: 0, basic: 1, premium: 2 }

/** Fourteen days, to the millisecond. */
export const trialPeriod = (registeredAt: Date): Period => ({
  plan_type: 'free',
  starts_at: registeredAt,
  ends_at: new Date(registeredAt.getTime() + TRIAL_DAYS * DAY_MS),
})

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * Spellings of one mailbox share a trial: '+' labels are dropped, and Gmail ignores dots and has two names. Never use
 * it for sign-in.
 * @param address in lower case
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  // An address that begins with '+' has no label.
  const unlabelled = local.replace(/(?<=.)\+.*$/su, '')
  if (!GMAIL.has(domain)) return `${unlabelled}@${domain}`
  return `${unlabelled.replaceAll('.', '')}@gmail.com`
}

/**
 * The one rule for guard, limits, banner and plans page. A period excludes its end. Of several, the better plan
 * counts, then the later end.
 */
export function standingAt(periods: readonly Period[], now: Date): Standing {
  const running = periods
    .filter((period) => period.starts_at <= now && now < period.ends_at)
    .sort((a, b) => rank[b.plan_type] - rank[a.plan_type] || b.ends_at.getTime() - a.ends_at.getTime())[0]
  // After an operator ended months, one that ran counts, not a future one.
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

/** The end of consecutive months of one plan. */
function endOfLine(from: Period, periods: readonly Period[]): Date {
  const next = periods.find(
    ({ plan_type, starts_at, ends_at }) =>
      plan_type === from.plan_type && starts_at <= from.ends_at && ends_at > from.ends_at,
  )
  return next ? endOfLine(next, periods) : from.ends_at
}

/** Without an active subscription, the free plan's. */
export const limitsOf = (standing: Standing) =>
  plans[standing.status === 'active' && standing.plan_type ? standing.plan_type : 'free']

export const REMINDED_BEFORE_MS = 3 * DAY_MS

/** Rounded up, so that the last hours still read as one day. */
export function daysRemaining(endsAt: Date | null, now: Date): number {
  if (!endsAt) return 0
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS))
}
