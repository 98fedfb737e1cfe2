import { type Plan, plans } from '@hanap/contract/payments/plans'
import type { CurrentSubscription, TrialStatus } from '@hanap/contract/payments/subscriptions'
import { lockSeeker } from '../../db/lock-seeker.ts'
import { lowerCased } from '../../db/lower-cased.ts'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { bucketOf, bucketsOf, type Secrets } from '../../lib/secrets/secrets.ts'
import { type Grant, grantMonth, lostBy, openAt, type PaidPlan } from './rules/ledger.ts'
import {
  daysRemaining,
  limitsOf,
  mailboxOf,
  type Period,
  type Standing,
  standingAt,
  trialPeriod,
} from './rules.ts'
import {
  deleteSpentTrials,
  endPeriods,
  findPeriods,
  findPeriodsOf,
  type HeldPeriod,
  insertPeriod,
  insertSpentTrial,
  isTrialSpent,
  spendTrial,
} from './store.ts'

export type Subscriptions = {
  /** Call it in the account's transaction. Gives none if the mailbox had one before, in any spelling. */
  startTrial(tx: Tx, seeker: { id: number; email: string }): Promise<void>
  /** Remembers the mailbox by a keyed hash: later accounts there get no trial, in any spelling. */
  endTrials(tx: Tx, email: string): Promise<void>
  /** For a deleted account that was never usable. A trial spent by another account stays spent. */
  giveTrialBack(tx: Tx, seeker: { id: number; email: string }): Promise<void>
  standing(connection: Connection, userId: number): Promise<Standing>
  /** The limits that apply now. */
  limits(connection: Connection, userId: number): Promise<Plan>
  hasActiveSubscription(userId: number): Promise<boolean>
  /** Only seekers with an active subscription. */
  plansOf(connection: Connection, userIds: readonly number[]): Promise<Map<number, Plan>>
  trialStatus(userId: number): Promise<TrialStatus>
  current(userId: number): Promise<CurrentSubscription>
  /** What paying for a month now would change. */
  preview(userId: number, plan: PaidPlan): Promise<Grant>
  /** Call it in the transaction that marks the payment paid; locks the seeker. Gives a month once per payment. */
  grant(tx: Tx, paid: { userId: number; plan: PaidPlan; paymentId: number }): Promise<Period>
  /**
   * Gives a month by hand, like a paid one; the same plan for the same reason once.
   * @param given.reason stored in the ledger and shown in the seeker's copy
   * @param given.mayLose whether another plan's time may end with nothing added
   * @throws WouldLose if it would, and may not
   */
  give(given: { userId: number; plan: PaidPlan; reason: string; mayLose: boolean }): Promise<Given>
  /**
   * Ends every paid month by hand, future ones too; a trial stays.
   * @returns the ended periods
   */
  end(given: { userId: number; reason: string }): Promise<Period[]>
}

/** A repeat ends nothing again; its month may have been ended early since. */
export type Given = { period: Period; isNew: boolean; isEndedEarly: boolean; ended: Period[] }

/** The month would end another plan's time with nothing added. */
export class WouldLose extends Error {
  readonly lost: readonly Period[]

  constructor(lost: readonly Period[]) {
    super('time of another plan would end with nothing added for it')
    this.lost = lost
  }
}

const SPENT_TRIAL = 'spent-trial'

/** Always derived from periods and the clock. */
export function createSubscriptions({
  db,
  clock,
  secrets,
}: {
  db: Database
  clock: Clock
  secrets: Secrets
}): Subscriptions {
  const mailboxIn = async (connection: Connection, email: string) =>
    mailboxOf(await lowerCased(connection, email))

  const standing = async (connection: Connection, userId: number) =>
    standingAt(await findPeriods(connection, userId), clock.now())

  /**
   * @param isSame whether this very grant gave the period before
   * @throws WouldLose
   */
  async function addMonthOnce(
    tx: Tx,
    { plan, ...given }: { userId: number; plan: PaidPlan; paymentId?: number; giftReason?: string },
    isSame: (held: HeldPeriod) => boolean,
    { mayLose } = { mayLose: true },
  ): Promise<Given> {
    await lockSeeker(tx, given.userId)
    const held = await findPeriods(tx, given.userId)
    const earlier = held.find(isSame)
    if (earlier) return { period: earlier, isNew: false, isEndedEarly: earlier.isEndedEarly, ended: [] }
    const now = clock.now()
    const month = grantMonth(withValue(held), plan, now)
    const { period, ended } = month
    const lost = lostBy(month)
    if (lost.length > 0 && !mayLose) throw new WouldLose(lost)
    await endPeriods(
      tx,
      ended.map(({ id }) => id),
      now,
    )
    await insertPeriod(tx, { ...given, period, now })
    return { period, isNew: true, isEndedEarly: false, ended }
  }

  return {
    standing,
    async startTrial(tx, { id, email }) {
      const mailbox = await mailboxIn(tx, email)
      const now = clock.now()
      // The mailbox may have been stored under an earlier secret key.
      if (await isTrialSpent(tx, bucketsOf(secrets, SPENT_TRIAL, mailbox))) return
      if (!(await spendTrial(tx, bucketOf(secrets, SPENT_TRIAL, mailbox), now))) return
      await insertPeriod(tx, { userId: id, period: trialPeriod(now), now })
    },
    async endTrials(tx, email) {
      await insertSpentTrial(tx, bucketOf(secrets, SPENT_TRIAL, await mailboxIn(tx, email)), clock.now())
    },
    async giveTrialBack(tx, { id, email }) {
      const hasTrial = (await findPeriods(tx, id)).some(({ plan_type }) => plan_type === 'free')
      if (hasTrial) await deleteSpentTrials(tx, bucketsOf(secrets, SPENT_TRIAL, await mailboxIn(tx, email)))
    },
    async limits(connection, userId) {
      return limitsOf(await standing(connection, userId))
    },
    async hasActiveSubscription(userId) {
      return (await standing(db, userId)).status === 'active'
    },
    async plansOf(connection, userIds) {
      const now = clock.now()
      const held = Map.groupBy(await findPeriodsOf(connection, userIds), ({ user_id }) => user_id)
      const active = [...held].flatMap(([userId, periods]) => {
        const at = standingAt(periods, now)
        return at.status === 'active' ? [[userId, limitsOf(at)] as const] : []
      })
      return new Map(active)
    },
    async trialStatus(userId) {
      const held = await standing(db, userId)
      return {
        is_trial_active: held.isTrialActive,
        days_remaining: held.isTrialActive ? daysRemaining(held.trialEndsAt, clock.now()) : 0,
        trial_ends_at: held.trialEndsAt?.toISOString() ?? null,
        had_trial_before: held.trialEndsAt === null,
      }
    },
    async current(userId) {
      const held = await standing(db, userId)
      const period = held.period
      return {
        plan: held.plan_type ? plans[held.plan_type] : null,
        subscription: period && {
          status: held.status,
          start_date: period.starts_at.toISOString(),
          end_date: (held.endsAt ?? period.ends_at).toISOString(),
        },
        status: held.status,
        end_date: held.endsAt?.toISOString() ?? null,
        days_remaining: daysRemaining(held.endsAt, clock.now()),
        is_trial_active: held.isTrialActive,
      }
    },
    async preview(userId, plan) {
      return grantMonth(withValue(await findPeriods(db, userId)), plan, clock.now())
    },
    async grant(tx, { userId, plan, paymentId }) {
      const isSame = (held: HeldPeriod) => held.payment_id === paymentId
      const { period } = await addMonthOnce(tx, { userId, plan, paymentId }, isSame)
      return period
    },
    give: ({ userId, plan, reason, mayLose }) =>
      db.transaction().execute((tx) => {
        const isSame = (held: HeldPeriod) => held.plan_type === plan && held.gift_reason === reason
        return addMonthOnce(tx, { userId, plan, giftReason: reason }, isSame, { mayLose })
      }),
    end: ({ userId, reason }) =>
      db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        const now = clock.now()
        const open = openAt(withValue(await findPeriods(tx, userId)), now)
        const ids = open.map(({ id }) => id)
        await endPeriods(tx, ids, now, reason)
        return open
      }),
  }
}

/** Excludes those ended early, even if the clock went back: their value was used once. */
const withValue = (periods: readonly HeldPeriod[]) => periods.filter(({ isEndedEarly }) => !isEndedEarly)
