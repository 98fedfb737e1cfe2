import { type GuideSlug, isGuideSlug } from '@hanap/contract/site/guides'

/** A guide's text and what it rests on; each is a file of its own, loaded when it is opened. */
export type Guide = {
  readonly text: { readonly body: string }
  /** How long an unhurried reader takes. */
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

/** The guide of an address; null where there is none by that name. */
export async function loadGuide(slug: string): Promise<{ slug: GuideSlug; guide: Guide } | null> {
  return isGuideSlug(slug) ? { slug, guide: await loaders[slug]() } : null
}
