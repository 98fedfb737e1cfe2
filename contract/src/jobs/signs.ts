import * as z from 'zod/mini'

/** What makes a seeker look twice at a listing. */
export const signKinds = [
  'asks-fee',
  'asks-id-bank-otp',
  'account-rental',
  'off-platform',
  'unpaid-trial',
  'pay-contradicted',
  'pay-too-good',
  'pay-too-low',
  'commission-only',
  'deception',
  'surveillance',
  'other',
] as const
export type SignKind = (typeof signKinds)[number]

export const MOST_SIGNS = 20

/** One such sign, in the listing's own words. It is no verdict. */
export const signSchema = z.object({
  kind: z.enum(signKinds),
  /** The listing's words, exactly. */
  quote: z.string(),
  field: z.enum(['title', 'description', 'salary']),
  /** Place of the quote in that field, in JavaScript's string positions. */
  start: z.number(),
  end: z.number(),
})
export type Sign = z.output<typeof signSchema>
