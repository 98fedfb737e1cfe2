import { addressIn, languages } from '@hanap/contract/site/languages'
import type { PrerenderedPage } from '@hanap/contract/site/pages'
import { guideNames } from '../features/resources/messages.ts'
import { language } from '../i18n/language.ts'
import { pageDescriptions } from './head-messages.ts'

/** Replaced by the server with its public address. */
export const ORIGIN = 'https://origin.invalid'
const openGraphLocale = { en: 'en_US', fil: 'fil_PH' } as const

/** @param title of the window */
export function pageHead(page: PrerenderedPage, title: string): string {
  return headOf({
    address: page.address,
    title,
    description: descriptionOf(page),
    kind: page.name === 'guide' ? 'article' : 'website',
    picture: page.parameter ?? page.name,
  })
}

/**
 * Description, canonical address, other languages, and sharing data.
 * @param page.title of the window
 * @param page.picture the name of its sharing picture
 */
export function headOf(page: {
  address: string
  title: string
  description: string
  kind: 'article' | 'website'
  picture: string
}): string {
  const { title, description } = page
  const at = (one: (typeof languages)[number]) => ORIGIN + addressIn(one, page.address)
  const others = languages.filter((one) => one !== language)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${at(language)}" />`,
    ...languages.map((one) => `<link rel="alternate" hreflang="${one}" href="${at(one)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${at('en')}" />`,
    meta('property', 'og:site_name', 'Hanap'),
    meta('property', 'og:type', page.kind),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', at(language)),
    meta('property', 'og:image', `${ORIGIN}/share/${page.picture}-${language}.png`),
    meta('property', 'og:locale', openGraphLocale[language]),
    ...others.map((one) => meta('property', 'og:locale:alternate', openGraphLocale[one])),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ')
}

function descriptionOf(page: PrerenderedPage): string {
  return page.name === 'guide' ? guideNames[`${page.parameter}-about`] : pageDescriptions[page.name]
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`

/** For texts and attribute values alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
