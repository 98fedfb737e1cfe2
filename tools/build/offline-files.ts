import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { type Language, languages } from '../../contract/src/site/languages.ts'
import type { SiteFiles } from '../../web/src/offline/kept/site-files.ts'

import { readable, unreached } from './offline-lists.ts'
import { filesOf } from './source-paths.ts'

const isReadable = filesOf(readable)
const isUnreached = filesOf(unreached)
const listName = (language: Language) => `offline-files.${language}.json`

type Listed = { entry: string; files: string[]; little: string[] }

/** Per page, for the service worker's cache. */
export function listOfflineFiles(language: Language): Plugin {
  return {
    name: 'list-offline-files',
    apply: 'build',
    generateBundle: {
      // After Vite dropped the chunks that held nothing but styles.
      order: 'post',
      handler(_options, bundle) {
        // A server build is not downloaded.
        if (this.environment.config.consumer === 'server') return
        const files = new Set<string>()
        const little = new Set<string>()
        const add = (to: Set<string>, name: string) => {
          const chunk = bundle[name]
          if (to.has(name) || chunk?.type !== 'chunk') return
          to.add(name)
          for (const style of chunk.viteMetadata?.importedCss ?? []) to.add(style)
          for (const needed of chunk.imports) add(to, needed)
        }
        let entry = ''
        for (const [name, chunk] of Object.entries(bundle)) {
          if (chunk.type !== 'chunk') continue
          const isEntry = chunk.moduleIds.some((id) => id.endsWith('web/src/main.tsx'))
          if (isEntry) entry = name
          if (isEntry || chunk.moduleIds.some((id) => isReadable.test(id))) add(files, name)
          if (isEntry || chunk.moduleIds.some((id) => isUnreached.test(id))) add(little, name)
        }
        const source = JSON.stringify({ entry, files: [...files], little: [...little] })
        this.emitFile({ type: 'asset', fileName: listName(language), source })
      },
    },
  }
}

export function knowSiteFiles(): Plugin {
  return {
    name: 'know-site-files',
    apply: 'build',
    config: ({ build }) => ({
      define: { SITE_FILES: JSON.stringify(takeSiteFiles(build?.outDir ?? '')) },
    }),
  }
}

/** Reads the lists and removes them. */
function takeSiteFiles(siteDir: string): Record<string, SiteFiles> {
  const fonts = readdirSync(path.join(siteDir, 'fonts')).filter((name) => name.endsWith('.woff2'))
  const always = ['favicon.svg', ...fonts.map((name) => `fonts/${name}`)]
  const known = languages.map((language) => {
    const list = path.join(siteDir, listName(language))
    const { entry, files, little } = JSON.parse(readFileSync(list, 'utf8')) as Listed
    rmSync(list)
    const build = createHash('sha256').update(files.toSorted().join()).digest('hex').slice(0, 16)
    // A worker that waits for a missing file would never be ready.
    const missing = [...files, ...little].find((name) => !existsSync(path.join(siteDir, name)))
    if (missing) throw new Error(`${missing} is listed for reading offline, but was not built`)
    const addresses = (names: readonly string[]) => names.map((name) => `/${name}`)
    const whole = addresses([...files, ...always])
    return [language, { build, entry: `/${entry}`, files: whole, little: addresses(little) }] as const
  })
  return Object.fromEntries(known)
}
