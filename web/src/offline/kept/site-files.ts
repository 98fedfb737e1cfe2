import type { Language } from '@hanap/contract/site/languages'

/**
 * Of one language: the entry script of every page, the files of all pages readable offline, and the few of the
 * offline page. Written into the worker at build time.
 */
export type SiteFiles = {
  readonly build: string
  readonly entry: string
  readonly files: readonly string[]
  readonly little: readonly string[]
}

declare const SITE_FILES: Readonly<Partial<Record<Language, SiteFiles>>>

export const siteFiles = SITE_FILES
