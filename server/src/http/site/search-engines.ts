import { addressIn, languages } from '@hanap/contract/site/languages'
import { prerenderedPages } from '@hanap/contract/site/pages'

/**
 * Every public page in each language, with alternates. Modification dates are unknown.
 * @param live addresses of pages with live figures
 */
export function writeSitemap(origin: string, live: readonly string[]): string {
  const addresses = [...prerenderedPages().map(({ address }) => address), ...live]
  const urls = addresses.flatMap((address) => {
    const alternates = [...languages, 'x-default' as const].map((one) => {
      const href = origin + addressIn(one === 'x-default' ? 'en' : one, address)
      return `    <xhtml:link rel="alternate" hreflang="${one}" href="${href}"/>\n`
    })
    return languages.map(
      (one) =>
        `  <url>\n    <loc>${origin}${addressIn(one, address)}</loc>\n${alternates.join('')}  </url>\n`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`
}

/** Pages that need an account say noindex, which a robot must be allowed to read. */
export function writeRobots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
