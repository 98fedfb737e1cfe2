import * as z from 'zod/mini'

/** An employer's listings as Hanap saw them. Days and changes are read from the newest two hundred. */
export const employerPastSchema = z.object({
  /** All known listings; `open` counts those still listed. */
  listings: z.number(),
  open: z.number(),
  /** From first seen to taken down, over this many removed listings; null below three. */
  days_up: z.nullable(z.object({ median: z.number(), listings: z.number() })),
  /**
   * For its newest listings of a year that state pay: how many pay below, within and above the middle half of other
   * employers' pay for such titles. Null if fewer than three can be compared.
   */
  pay: z.nullable(z.object({ below: z.number(), within: z.number(), above: z.number() })),
  /** Listings whose pay text changed after posting. */
  pay_changes: z.object({ changed: z.number(), listings: z.number() }),
})
export type EmployerPast = z.output<typeof employerPastSchema>

/** Seekers in steps of five, so that no single outcome is revealed, with the 95 % interval of the share. */
export const outcomeRangeSchema = z.object({
  least: z.number(),
  most: z.number(),
  /** Shares from 0 to 1. */
  low: z.number(),
  high: z.number(),
})
export type OutcomeRange = z.output<typeof outcomeRangeSchema>

/** Seekers counted together: with fewer, nothing is shown. */
export const OUTCOME_GROUP = 10
/** An application counts by its state this long after sending. */
export const OUTCOME_DAYS = 30

/** Outcomes of applications within thirty days, over whole groups of ten seekers; null before the first group. */
export const employerOutcomesSchema = z.nullable(
  z.object({
    /** Each counts once, with the first application. */
    seekers: z.number(),
    /** Any answer: a message, an interview, an offer, a rejection. */
    replies: outcomeRangeSchema,
    /** Invited to an interview, or further. */
    interviews: outcomeRangeSchema,
  }),
)
export type EmployerOutcomes = z.output<typeof employerOutcomesSchema>
