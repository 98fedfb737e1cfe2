import type { QueryClient } from '@tanstack/react-query'
import type { BeforeSending } from './look-for-payment.ts'

const queryKey = ['payment-lost-try'] as const

/**
 * The first try whose answer got lost, until its outcome is known. Outlasts the dialog, so that reopening it cannot
 * charge twice; ends with the session.
 */
export function lostTryOf(queries: QueryClient) {
  return {
    read: () => queries.getQueryData<BeforeSending>(queryKey) ?? null,
    /** Keeps the earliest: its list lacks all later payments too. */
    keep(before: BeforeSending) {
      queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
      queries.setQueryData<BeforeSending>(queryKey, (kept) => kept ?? before)
    },
    forget: () => queries.removeQueries({ queryKey }),
  }
}
