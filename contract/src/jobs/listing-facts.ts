/** What a search can ask of a listing, in any wording. */
export const listingFacts = [
  'beginner',
  'training',
  'day',
  'night',
  'flexible',
  'full-time',
  'part-time',
  'weekly-pay',
  'fortnight-pay',
  'output-pay',
  'long-term',
  'no-calls',
  'project',
  'weekends',
  'weekdays',
] as const
export type ListingFact = (typeof listingFacts)[number]

/** Pay typed among the words: at least so much a month, or an hour. */
export type TypedPay = { currency: 'PHP' | 'USD'; per: 'month' | 'hour'; least: number }
