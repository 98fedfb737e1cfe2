import { existsSync } from 'node:fs'
import type { Language } from '@hanap/contract/site/languages'
import type { Plugin } from 'vite'

/** A file's sibling ('messages.fil.ts' beside 'messages.ts') replaces it. English is the source. */
export function speakLanguage(language: Language): Plugin {
  return {
    name: 'speak-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || importer === undefined || !source.endsWith('.ts')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const sibling = found?.id.replace(/\.ts$/, `.${language}.ts`)
      return sibling !== undefined && existsSync(sibling) ? sibling : null
    },
    transformIndexHtml(html) {
      if (language === 'en') return html
      return html
        .replace('<html lang="en"', `<html lang="${language}"`)
        .replace('/manifest.webmanifest', `/manifest.${language}.webmanifest`)
    },
  }
}
