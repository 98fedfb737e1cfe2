import type { Database } from '@hanap/server/db/open'
import { addMonth } from '@hanap/server/features/subscriptions/rules/ledger'

type Mark = { kind: string; happened_at: Date }
/** A month with its payment's refunds and disputes, in order. */
type PaidMonth = {
  plan_type: string
  starts_at: Date
  ends_at: Date
  ends_at_first: Date | null
  created_at: Date
  marks: Mark[]
}
type Held = { from: Date; until: Date; marks: Mark[] }
export type Changes = { extensions: number; upgrades: number; downgrades: number }

/** The clock sometimes jumps back a minute, so close marks may fall on either side. */
const NEAR_MS = 5 * 60_000

/** In order. */
export async function readMonths(db: Database, userId: number): Promise<PaidMonth[]> {
  const periods = await db
    .selectFrom('subscription_periods')
    .selectAll()
    .where('user_id', '=', userId)
    .where('payment_id', 'is not', null)
    .orderBy('id')
    .execute()
  const marks = await db
    .selectFrom('payment_events')
    .select(['payment_id', 'kind', 'happened_at'])
    .where('kind', 'in', ['refunded', 'disputed', 'dispute-resolved'])
    .orderBy('id')
    .execute()
  return periods.map((period) => ({
    ...period,
    marks: marks.filter(({ payment_id }) => payment_id === period.payment_id),
  }))
}

/**
 * Recalculated from plans and times. After the clock went back, a month may begin only where the clock had been.
 * @returns the last one's end
 */
export function replayMonths(
  months: readonly PaidMonth[],
  { report, changes }: { report: (what: string) => void; changes: Changes },
): Date | null {
  let held: Held[] = []
  let plan = ''
  let latest = new Date(0)
  for (const { plan_type, starts_at, ends_at, ends_at_first, created_at: now, marks } of months) {
    const open = held.filter(({ until }) => until > now)
    const isSame = open.length > 0 && plan === plan_type
    const earliest = isSame ? (held.at(-1)?.until ?? now) : now
    const from = starts_at > earliest && starts_at <= latest ? starts_at : earliest
    if (isSame) changes.extensions += 1
    else if (open.length > 0) changes[plan_type === 'premium' ? 'upgrades' : 'downgrades'] += 1
    const added = isSame || plan_type !== 'premium' ? [0] : addedBy(open, now)
    const ends = added.map((ms) => new Date(addMonth(from).getTime() + ms))
    const end = ends_at_first ?? ends_at
    if (starts_at.getTime() !== from.getTime()) report(`a month begins ${starts_at.toISOString()}`)
    const until = ends.find((one) => one.getTime() === end.getTime()) ?? (ends[0] as Date)
    if (until.getTime() !== end.getTime())
      report(`a month ends ${end.toISOString()}, not ${until.toISOString()}`)
    held = [...(isSame ? held : []), { from, until, marks }]
    plan = plan_type
    latest = laterOf(latest, now)
  }
  return held.at(-1)?.until ?? null
}

/**
 * Milliseconds that unused Basic months may add to Premium: half of those that keep their value. Several values if
 * the order of refunds or disputes is unclear.
 */
function addedBy(open: readonly Held[], now: Date): number[] {
  const sums = open.reduce(
    (found, { from, until, marks }) => {
      const unused = until.getTime() - laterOf(from, now).getTime()
      const values = { whole: [unused], none: [0], unclear: [unused, 0] }[valueOf(marks, now)]
      return found.flatMap((sum) => values.map((value) => sum + value))
    },
    [0],
  )
  return sums.map((sum) => Math.ceil(sum / 2))
}

/** None if disputed or fully refunded; unclear for a partial refund. */
function valueOf(marks: readonly Mark[], now: Date): 'whole' | 'none' | 'unclear' {
  const possible = marks.filter(({ happened_at }) => happened_at.getTime() <= now.getTime() + NEAR_MS)
  if (possible.length === 0) return 'whole'
  const last = possible.findLast(({ kind }) => kind !== 'refunded')
  const isCertain = possible.every(({ happened_at }) => happened_at.getTime() < now.getTime() - NEAR_MS)
  return isCertain && last?.kind === 'disputed' ? 'none' : 'unclear'
}

const laterOf = (one: Date, other: Date) => (one > other ? one : other)
