import { addressIn, type Language, readLanguage } from '@hanap/contract/site/languages'
import { isPagePath, pages } from '@hanap/contract/site/pages'

/** A cache key, not an address of the site. */
export const shellName = (language: Language): string => `/kept-shell/${language}`

/** Answered with the shell. */
export const shellAddress = (language: Language): string => addressIn(language, pages.jobs.path)

const wholePages: readonly string[] = Object.values(pages)
  .filter((page) => 'isPrerendered' in page)
  .map(({ path }) => path)

/** Addresses of the API and files. */
export const isNoPage = (pathname: string): boolean => /^\/(?:api\/|(?:fil\/)?assets\/)/.test(pathname)

/**
 * Prerendered pages have their own cache key, all others share the shell's.
 * @returns null if it is no page of ours
 */
export function pageNameOf(pathname: string): { name: string; language: Language } | null {
  const { language, address } = readLanguage(pathname)
  const path = address.replace(/\/+$/, '') || '/'
  if (!isPagePath(path)) return null
  const isGuide = path.startsWith(pages.guide.path.replace('$slug', ''))
  const isOwn = isGuide || wholePages.includes(path)
  return { name: isOwn ? addressIn(language, path) : shellName(language), language }
}

export function filesNamedIn(html: string): string[] {
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)]
  return [...new Set(named.map(([, address]) => address ?? ''))]
}

/** Of any build. A cached page of a portal or proxy, which answer 200, would return on every offline visit. */
export function isOurPage(html: string, language: Language): boolean {
  const marks = [
    new RegExp(`<html[^>]* lang="${language}"`),
    /<link rel="manifest" href="\/manifest(?:\.fil)?\.webmanifest"/,
    /<div id="root"/,
    // The shell loads its script at once, a prerendered page later.
    /"\/(?:fil\/)?assets\/[^"]+\.js"/,
  ]
  return marks.every((mark) => mark.test(html))
}
