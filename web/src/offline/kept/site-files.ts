import type { Language } from '@hanap/contract/site/languages'

/**
 * A build in one language: its name, the script that every page of it begins with, the files of all pages that can be
 * read without a signal, and the few that say that there is none. Written into the worker when the site is built.
 */
export type SiteFiles = {
  readonly build: string
  readonly entry: string
  readonly files: readonly string[]
  readonly little: readonly string[]
}

declare const SITE_FILES: Readonly<Partial<Record<Language, SiteFiles>>>

export const siteFiles = SITE_FILES
