import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { addressIn, type Language, languages, readLanguage } from '@hanap/contract/site/languages'
import { prerenderedPages } from '@hanap/contract/site/pages'
import { type BuiltPage, createBuiltPage } from './built-page.ts'

/** The placeholder for the public address. */
const ORIGIN = /https:\/\/origin\.invalid/g

export type BuiltSite = {
  /** Only prerendered pages. */
  wholePage(pathname: string): BuiltPage | undefined
  /** The start of pages that are not prerendered. */
  shells: Readonly<Record<Language, BuiltPage>>
  notFound: Readonly<Record<Language, BuiltPage>>
  /** A page with live figures, without head and body. */
  template(language: Language, name: string): string | undefined
}

/** Null if the web is not built. */
export async function readBuiltSite(siteDir: string, origin: string): Promise<BuiltSite | null> {
  const folder = path.join(siteDir, 'pages')
  if (!existsSync(folder)) return null
  const read = async (language: Language, name: string) => {
    const html = await readFile(path.join(folder, language, `${name}.html`), 'utf8')
    return createBuiltPage(withOrigin(html, origin))
  }
  const whole = new Map<string, BuiltPage>()
  for (const language of languages) {
    for (const { address } of prerenderedPages()) {
      whole.set(
        addressIn(language, address),
        await read(language, address === '/' ? 'home' : address.slice(1)),
      )
    }
  }
  const templates = await readTemplates(path.join(siteDir, 'live'))
  return {
    template: (language, name) => templates.get(`${language}/${name}`),
    wholePage(pathname) {
      const { language, address } = readLanguage(pathname)
      return whole.get(addressIn(language, address.replace(/(?<=.)\/$/, '')))
    },
    shells: { en: await read('en', 'shell'), fil: await read('fil', 'shell') },
    notFound: { en: await read('en', 'not-found'), fil: await read('fil', 'not-found') },
  }
}

export const withOrigin = (html: string, origin: string): string => html.replace(ORIGIN, origin)

async function readTemplates(folder: string): Promise<Map<string, string>> {
  const templates = new Map<string, string>()
  if (!existsSync(folder)) return templates
  for (const language of languages) {
    for (const file of await readdir(path.join(folder, language))) {
      const html = await readFile(path.join(folder, language, file), 'utf8')
      templates.set(`${language}/${path.basename(file, '.html')}`, html)
    }
  }
  return templates
}
