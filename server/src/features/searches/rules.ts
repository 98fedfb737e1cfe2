import { CREDIT_SECONDS, FREE_REPEAT_MINUTES, type SearchStatus } from '@hanap/contract/jobs/searches'
import { monthInManila } from '../../lib/manila-time.ts'

export type Counter = {
  spent: number
  /** When an announced search expires; null without one. */
  credit_expires_at: Date | null
}

export const NOTHING_SPENT: Counter = { spent: 0, credit_expires_at: null }

/** YYYY-MM to YYYY-MM-DD. */
export function dayAfterMonth(month: string): string {
  // Months count from 0, so this number means the next.
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 10)
}

/** Texts last searched by then cost a search again. */
export const repeatsSince = (now: Date) => new Date(now.getTime() - FREE_REPEAT_MINUTES * 60_000)

const isCreditOpen = ({ credit_expires_at: end }: Counter, now: Date) => end !== null && now < end

/** Includes an announced search. */
export const countedSearches = (counter: Counter, now: Date) =>
  counter.spent + (isCreditOpen(counter, now) ? 1 : 0)

// An announced search was counted already, so it holds even if the cap has fallen.
const mayCount = (counter: Counter, max: number, now: Date) =>
  isCreditOpen(counter, now) || counter.spent < max

/** Null at the cap. Repeats count once. */
export function openCredit(counter: Counter, max: number, now: Date): Counter | null {
  if (!mayCount(counter, max, now)) return null
  return { ...counter, credit_expires_at: new Date(now.getTime() + CREDIT_SECONDS * 1000) }
}

/** Uses up an announced search; null at the cap. */
export function spendSearch(counter: Counter, max: number, now: Date): Counter | null {
  return mayCount(counter, max, now) ? { spent: counter.spent + 1, credit_expires_at: null } : null
}

/** Tells the counts also without an active subscription. */
export function statusOf(
  counter: Counter,
  { max, isActive, now }: { max: number; isActive: boolean; now: Date },
): SearchStatus {
  const current_count = countedSearches(counter, now)
  const month = monthInManila(now)
  return {
    remaining_searches: Math.max(0, max - current_count),
    max_searches: max,
    current_count,
    can_search: isActive && mayCount(counter, max, now),
    month,
    resets_on: dayAfterMonth(month),
  }
}
