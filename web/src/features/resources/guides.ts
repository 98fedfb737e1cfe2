import { type GuideSlug, isGuideSlug } from '@hanap/contract/site/guides'

/** Loads when opened. */
export type Guide = {
  readonly text: { readonly body: string }
  /** Reading time at an unhurried pace. */
  readonly minutes: number
  readonly sources: readonly { readonly name: string; readonly url: string }[]
}

const loaders: Readonly<Record<GuideSlug, () => Promise<Guide>>> = {
  'spot-fake-listings': () => import('./guides/spot-fake-listings.ts'),
  'first-message': () => import('./guides/first-message.ts'),
  'ask-for-pay': () => import('./guides/ask-for-pay.ts'),
  'night-shift': () => import('./guides/night-shift.ts'),
  'payment-and-taxes': () => import('./guides/payment-and-taxes.ts'),
}

/** Null for an unknown slug. */
export async function loadGuide(slug: string): Promise<{ slug: GuideSlug; guide: Guide } | null> {
  return isGuideSlug(slug) ? { slug, guide: await loaders[slug]() } : null
}
