import type { Plan } from '@hanap/contract/payments/plans'

export type SignedIn = { id: number; sessionId: number }

/** State when the seeker was identified. */
export type ListBasis = {
  /** Newest first. */
  hidden: readonly number[]
  /** When the words were last searched; null without words, or if never. */
  searchedAt: Date | null
  /** The number of the latest change to open listings, and the count of those not hidden. */
  lastChange: number
  open: number
}

/** Null without words. */
export type ListAsked = { textHash: Buffer | null }

/** `plan` is the effective one; `list` only if requested. */
export type Asker = SignedIn & { isActive: boolean; plan: Plan; list: ListBasis | null }
