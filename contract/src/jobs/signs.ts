import * as z from 'zod/mini'

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

/** Quotes the listing; not a verdict. */
export const signSchema = z.object({
  kind: z.enum(signKinds),
  /** The listing's exact words. */
  quote: z.string(),
  field: z.enum(['title', 'description', 'salary']),
  /** UTF-16 positions in that field. */
  start: z.number(),
  end: z.number(),
})
export type Sign = z.output<typeof signSchema>
