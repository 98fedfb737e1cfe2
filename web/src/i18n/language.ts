import type { Language } from '@hanap/contract/site/languages'

/**
 * The language that this build of the site speaks. The site is built once for each language: a file with a sibling
 * named `….fil.ts` is replaced by it in the Filipino build, as this one is, so no page carries two languages.
 */
export const language: Language = 'en'

/** How numbers and dates are written. */
export const locale: string = 'en-US'
