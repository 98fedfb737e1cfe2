import { addressIn, type Language, readLanguage } from '@hanap/contract/site/languages'
import { isPagePath, pages } from '@hanap/contract/site/pages'

/** Where the page that every other is made from is kept, in a language; no address of the site. */
export const shellName = (language: Language): string => `/kept-shell/${language}`

/** A page that the server answers with that shell. */
export const shellAddress = (language: Language): string => addressIn(language, pages.jobs.path)

const wholePages: readonly string[] = Object.values(pages)
  .filter((page) => 'isPrerendered' in page)
  .map(({ path }) => path)

/** What the server answers at an address that no page has, beside pages: its own programs and files. */
export const isNoPage = (pathname: string): boolean => /^\/(?:api\/|(?:fil\/)?assets\/)/.test(pathname)

/**
 * Under which name the page of an address is kept. A page that is built as a whole has a name of its own; all others are
 * one and the same shell.
 * @returns null for what is no page of ours
 */
export function pageNameOf(pathname: string): { name: string; language: Language } | null {
  const { language, address } = readLanguage(pathname)
  const path = address.replace(/\/+$/, '') || '/'
  if (!isPagePath(path)) return null
  const isGuide = path.startsWith(pages.guide.path.replace('$slug', ''))
  const isOwn = isGuide || wholePages.includes(path)
  return { name: isOwn ? addressIn(language, path) : shellName(language), language }
}

/** The scripts and styles that a page names. */
export function filesNamedIn(html: string): string[] {
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)]
  return [...new Set(named.map(([, address]) => address ?? ''))]
}

/**
 * Whether a page is one of ours, of whichever build, in this language. A portal or a proxy answers 200 with a page of its
 * own, which kept in the place of ours would come back on every visit without a signal.
 */
export function isOurPage(html: string, language: Language): boolean {
  const marks = [
    new RegExp(`<html[^>]* lang="${language}"`),
    /<link rel="manifest" href="\/manifest(?:\.fil)?\.webmanifest"/,
    /<div id="root"/,
    // In the shell a script that is fetched with it, in a page that was built as a whole one that is fetched later.
    /"\/(?:fil\/)?assets\/[^"]+\.js"/,
  ]
  return marks.every((mark) => mark.test(html))
}
