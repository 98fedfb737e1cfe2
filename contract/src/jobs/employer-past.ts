import * as z from 'zod/mini'

/** An employer's listings as Hanap saw them over time; days and changes are read from the newest two hundred. */
export const employerPastSchema = z.object({
  /** Listings known in all, and open now. */
  listings: z.number(),
  open: z.number(),
  /** From first seen to taken down, over as many listings that are gone; null below three. */
  days_up: z.nullable(z.object({ median: z.number(), listings: z.number() })),
  /**
   * Of its newest listings of a year that state pay: how many pay below, within and above the middle half of what other
   * employers pay for such titles. Null where fewer than three can be compared.
   */
  pay: z.nullable(z.object({ below: z.number(), within: z.number(), above: z.number() })),
  /** Listings whose pay text changed after they were posted, of how many. */
  pay_changes: z.object({ changed: z.number(), listings: z.number() }),
})
export type EmployerPast = z.output<typeof employerPastSchema>

/** How many seekers, in steps of five, so that no single outcome can be told; with the 95 % interval of the share. */
export const outcomeRangeSchema = z.object({
  least: z.number(),
  most: z.number(),
  /** Shares from 0 to 1. */
  low: z.number(),
  high: z.number(),
})
export type OutcomeRange = z.output<typeof outcomeRangeSchema>

/** As many seekers are counted together: the fewest that anything is told of. */
export const OUTCOME_GROUP = 10
/** An application counts as it stands this long after it was sent. */
export const OUTCOME_DAYS = 30

/** What came of applications within thirty days, over whole groups of ten seekers; null before the first group. */
export const employerOutcomesSchema = z.nullable(
  z.object({
    /** Each with the first application. */
    seekers: z.number(),
    /** Answered in any way: a message, an interview, an offer, a rejection. */
    replies: outcomeRangeSchema,
    /** Invited to an interview, or further. */
    interviews: outcomeRangeSchema,
  }),
)
export type EmployerOutcomes = z.output<typeof employerOutcomesSchema>
