import { type EmployerOutcomes, OUTCOME_DAYS, type OutcomeRange } from '@hanap/contract/jobs/employer-past'

export type Sums = { seekers: number; replies: number; interviews: number }

export type Sent = { sentAt: Date; repliedAt: Date | null; events: readonly SentEvent[] }
/** A change of the status or of an interview's time, oldest first. */
export type SentEvent = { kind: string; from: string | null; to: string | null; at: Date }

const DAY_MS = 24 * 60 * 60 * 1000

/** Applications sent later are too young to count. */
export const countedBefore = (now: Date) => new Date(now.getTime() - OUTCOME_DAYS * DAY_MS)

/** The outcome thirty days after sending. */
export function outcomeOf({ sentAt, repliedAt, events }: Sent): {
  replied: boolean
  interviewed: boolean
} {
  const end = sentAt.getTime() + OUTCOME_DAYS * DAY_MS
  let status = 'applied'
  let wasInterviewed = false
  let rounds = 0
  for (const { kind, from, to } of events.filter(({ at }) => at.getTime() <= end)) {
    if (kind === 'interview') rounds += Number(from === null) - Number(to === null)
    if (kind !== 'status') continue
    status = to ?? status
    // A status that the seeker set back was a slip.
    wasInterviewed = isInterviewed(status) || (wasInterviewed && status === 'rejected')
  }
  const interviewed = wasInterviewed || rounds > 0
  const wasTold = repliedAt !== null && repliedAt.getTime() <= end
  return { replied: interviewed || wasTold || status === 'rejected', interviewed }
}

const isInterviewed = (status: string) => status === 'interview' || status === 'offer' || status === 'hired'

export function addGroup(sums: Sums, group: readonly Sent[]): Sums {
  const outcomes = group.map(outcomeOf)
  return {
    seekers: sums.seekers + group.length,
    replies: sums.replies + outcomes.filter(({ replied }) => replied).length,
    interviews: sums.interviews + outcomes.filter(({ interviewed }) => interviewed).length,
  }
}

export function tellOutcomes(sums: Sums | undefined): EmployerOutcomes {
  if (!sums || sums.seekers === 0) return null
  const { seekers, replies, interviews } = sums
  return { seekers, replies: rangeOf(replies, seekers), interviews: rangeOf(interviews, seekers) }
}

/** So coarse that two groups of ten never reveal that all of one fared alike (decision 36). */
const STEP = 5

/** To the nearest five: 0 to 2, 3 to 7, 8 to 12. */
export function rangeOf(count: number, of: number): OutcomeRange {
  const middle = Math.round(count / STEP) * STEP
  const least = Math.max(0, middle - 2)
  const most = Math.min(of, middle + 2)
  return { least, most, low: wilson(least, of).low, high: wilson(most, of).high }
}

/** The 95 % interval of a share: E. B. Wilson, JASA 22 (1927), pages 209 to 212. */
export function wilson(count: number, of: number): { low: number; high: number } {
  const z = 1.96
  const share = count / of
  const middle = share + z ** 2 / (2 * of)
  const reach = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  const whole = 1 + z ** 2 / of
  return {
    low: round(Math.max(0, (middle - reach) / whole)),
    high: round(Math.min(1, (middle + reach) / whole)),
  }
}

const round = (share: number) => Math.round(share * 1000) / 1000
