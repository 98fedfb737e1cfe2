import type { Plan } from '@hanap/contract/payments/plans'

/** The seeker behind a request. */
export type SignedIn = { id: number; sessionId: number }

/** What a list of jobs goes by, as it was when its seeker was identified. */
export type ListBasis = {
  /** Left out of it, newest first. */
  hidden: readonly number[]
  /** When its words were last searched; null without words, or where they never were. */
  searchedAt: Date | null
  /** The number of the last change of the open listings, and how many of them are not hidden. */
  lastChange: number
  open: number
}

/** Says that a request asks for a list, and by which words, as their hash; null without words. */
export type ListAsked = { textHash: Buffer | null }

/** A seeker with the plan whose limits bind them now; `list` where a list is asked for. */
export type Asker = SignedIn & { isActive: boolean; plan: Plan; list: ListBasis | null }
