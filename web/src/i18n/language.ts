import type { Language } from '@hanap/contract/site/languages'

/**
 * The site is built once per language: the Filipino build replaces a file by its sibling `….fil.ts`, like this one.
 */
export const language: Language = 'en'

export const locale: string = 'en-US'
