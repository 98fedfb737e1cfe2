import * as z from 'zod/mini'

/** The listings as Hanap saw them. Days and changes come from the newest two hundred. */
export const employerPastSchema = z.object({
  /** All known; `open` counts those still listed. */
  listings: z.number(),
  open: z.number(),
  /** From first seen to taken down; null below three listings. */
  days_up: z.nullable(z.object({ median: z.number(), listings: z.number() })),
  /**
   * Newest listings of a year that pay below, within and above the middle half of other employers' pay for such
   * titles. Null below three.
   */
  pay: z.nullable(z.object({ below: z.number(), within: z.number(), above: z.number() })),
  pay_changes: z.object({ changed: z.number(), listings: z.number() }),
})
export type EmployerPast = z.output<typeof employerPastSchema>

/** Seekers in steps of five, so that no single outcome is revealed, and the 95 % interval of the share. */
export const outcomeRangeSchema = z.object({
  least: z.number(),
  most: z.number(),
  /** Shares from 0 to 1. */
  low: z.number(),
  high: z.number(),
})
export type OutcomeRange = z.output<typeof outcomeRangeSchema>

/** Seekers are counted in whole groups of this size. Below the first group nothing is shown. */
export const OUTCOME_GROUP = 10
/** An application counts as it stands this long after it was sent. */
export const OUTCOME_DAYS = 30

/** Within OUTCOME_DAYS of sending, in whole groups of seekers; null before the first group. */
export const employerOutcomesSchema = z.nullable(
  z.object({
    /** Each counts once, with the first application. */
    seekers: z.number(),
    /** Of any kind, also rejections. */
    replies: outcomeRangeSchema,
    /** Invited to an interview, or further. */
    interviews: outcomeRangeSchema,
  }),
)
export type EmployerOutcomes = z.output<typeof employerOutcomesSchema>
