/** The last part of each address, in display order. */
export const guideSlugs = [
  'spot-fake-listings',
  'first-message',
  'ask-for-pay',
  'night-shift',
  'payment-and-taxes',
] as const

export type GuideSlug = (typeof guideSlugs)[number]

export const isGuideSlug = (value: string): value is GuideSlug =>
  (guideSlugs as readonly string[]).includes(value)
