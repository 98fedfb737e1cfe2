import type { Plan } from '@hanap/contract/payments/plans'

export type SignedIn = { id: number; sessionId: number }

/** The basis of a job list when its seeker was identified. */
export type ListBasis = {
  /** Excluded jobs, newest first. */
  hidden: readonly number[]
  /** When its words were last searched; null without words, or if they never were. */
  searchedAt: Date | null
  /** The number of the latest change to open listings, and how many of them are not hidden. */
  lastChange: number
  open: number
}

/** A requested list, by the hash of its words; null without words. */
export type ListAsked = { textHash: Buffer | null }

/** A seeker with her effective plan; `list` if a list is requested. */
export type Asker = SignedIn & { isActive: boolean; plan: Plan; list: ListBasis | null }
