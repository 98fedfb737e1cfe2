import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { addressIn, type Language, languages, readLanguage } from '@hanap/contract/site/languages'
import { prerenderedPages } from '@hanap/contract/site/pages'
import { type BuiltPage, createBuiltPage } from './built-page.ts'

/** Where the build left room for the address people type. */
const ORIGIN = /https:\/\/origin\.invalid/g

/** All pages of the built site, in memory. */
export type BuiltSite = {
  /** The whole page of an address, if it is one of those that were built whole. */
  wholePage(pathname: string): BuiltPage | undefined
  /** What every other page of a language begins as. */
  shells: Readonly<Record<Language, BuiltPage>>
  /** The page of addresses that are none of ours. */
  notFound: Readonly<Record<Language, BuiltPage>>
}

/**
 * Reads the built pages; null if the web is not built.
 * @param siteDir the folder of the build
 * @param origin the public address, which is in every page
 */
export async function readBuiltSite(siteDir: string, origin: string): Promise<BuiltSite | null> {
  const folder = path.join(siteDir, 'pages')
  if (!existsSync(folder)) return null
  const read = async (language: Language, name: string) => {
    const html = await readFile(path.join(folder, language, `${name}.html`), 'utf8')
    return createBuiltPage(html.replace(ORIGIN, origin))
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
  return {
    wholePage(pathname) {
      const { language, address } = readLanguage(pathname)
      return whole.get(addressIn(language, address.replace(/(?<=.)\/$/, '')))
    },
    shells: { en: await read('en', 'shell'), fil: await read('fil', 'shell') },
    notFound: { en: await read('en', 'not-found'), fil: await read('fil', 'not-found') },
  }
}
