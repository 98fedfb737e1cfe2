import { CREDIT_SECONDS, FREE_REPEAT_MINUTES, type SearchStatus } from '@hanap/contract/jobs/searches'
import { monthInManila } from '../../lib/manila-time.ts'

/** What a seeker has used of one month. */
export type Counter = {
  spent: number
  /** Until when an announced search waits for its words; null without one. */
  credit_expires_at: Date | null
}

/** The counter of a month in which nothing was searched yet. */
export const NOTHING_SPENT: Counter = { spent: 0, credit_expires_at: null }

/** The first day of the month after `month` (YYYY-MM), YYYY-MM-DD. */
export function dayAfterMonth(month: string): string {
  // Months of Date.UTC begin with 0, so the number that names this one means the next.
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 10)
}

/** Texts last searched at this moment or before it cost a search again. */
export const repeatsSince = (now: Date) => new Date(now.getTime() - FREE_REPEAT_MINUTES * 60_000)

const isCreditOpen = ({ credit_expires_at: end }: Counter, now: Date) => end !== null && now < end

/** Searches used, an announced one among them. */
export const countedSearches = (counter: Counter, now: Date) =>
  counter.spent + (isCreditOpen(counter, now) ? 1 : 0)

// A credit was counted when it was given, so it holds even where the cap came down under it.
const mayCount = (counter: Counter, max: number, now: Date) =>
  isCreditOpen(counter, now) || counter.spent < max

/** The counter with one search announced, as often as it is announced; null at the cap. */
export function openCredit(counter: Counter, max: number, now: Date): Counter | null {
  if (!mayCount(counter, max, now)) return null
  return { ...counter, credit_expires_at: new Date(now.getTime() + CREDIT_SECONDS * 1000) }
}

/** The counter after a search with new words, which takes the announced one's place; null at the cap. */
export function spendSearch(counter: Counter, max: number, now: Date): Counter | null {
  return mayCount(counter, max, now) ? { spent: counter.spent + 1, credit_expires_at: null } : null
}

/** Where a seeker stands. Without an active subscription the numbers are told all the same. */
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
