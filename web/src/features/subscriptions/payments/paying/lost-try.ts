import type { QueryClient } from '@tanstack/react-query'
import type { BeforeSending } from './look-for-payment.ts'

const queryKey = ['payment-lost-try'] as const

/**
 * What was known before the first try whose answer got lost, until it is known what became of it. It outlasts the dialog,
 * so that who closes and opens it is not charged twice, and is forgotten with the session.
 */
export function lostTryOf(queries: QueryClient) {
  return {
    read: () => queries.getQueryData<BeforeSending>(queryKey) ?? null,
    /** An earlier one that is not known of yet stays: a list that has neither is the one from before it. */
    keep(before: BeforeSending) {
      queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
      queries.setQueryData<BeforeSending>(queryKey, (kept) => kept ?? before)
    },
    forget: () => queries.removeQueries({ queryKey }),
  }
}
