import type { Language } from '@hanap/contract/site/languages'

/**
 * This build's language. The site is built once per language: the Filipino build replaces a file by its sibling
 * `….fil.ts`, like this one, so no page carries both.
 */
export const language: Language = 'en'

/** For formatting numbers and dates. */
export const locale: string = 'en-US'
