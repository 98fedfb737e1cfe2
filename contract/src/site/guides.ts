/** The written guides by the last part of their addresses, in the order in which they are shown. */
export const guideSlugs = [
  'spot-fake-listings',
  'first-message',
  'ask-for-pay',
  'night-shift',
  'payment-and-taxes',
] as const

export type GuideSlug = (typeof guideSlugs)[number]

/** True for the slug of a guide that exists. */
export const isGuideSlug = (value: string): value is GuideSlug =>
  (guideSlugs as readonly string[]).includes(value)
