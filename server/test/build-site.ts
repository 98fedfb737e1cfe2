import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@hanap/contract/site/languages'
import { prerenderedPages } from '@hanap/contract/site/pages'

/** The least renderer the server needs: its page shows what it was given. */
const renderer = `export const renderLive = async (address, answers) => ({
  template: 'work',
  head: '<title>' + address + '</title>',
  body: '<main>' + answers['/work/'] + ' jobs</main><a href="https://origin.invalid/work">',
})`

/** Writes the least built site the server needs: each page shows its own name. */
export function buildSite(siteDir: string): void {
  mkdirSync(path.join(siteDir, 'assets'), { recursive: true })
  writeFileSync(path.join(siteDir, 'assets', 'part-1.js'), 'export {}')
  writeFileSync(path.join(siteDir, 'favicon.svg'), '<svg/>')
  writeFileSync(path.join(siteDir, 'sw.js'), '')
  mkdirSync(path.join(siteDir, 'renderer'))
  for (const language of languages) {
    mkdirSync(path.join(siteDir, 'live', language), { recursive: true })
    const template = `<!doctype html><html lang="${language}"><!--head--><!--body-->`
    writeFileSync(path.join(siteDir, 'live', language, 'work.html'), template)
    writeFileSync(path.join(siteDir, 'renderer', `${language}.mjs`), renderer)
  }
  const names = prerenderedPages().map(({ address }) => (address === '/' ? 'home' : address.slice(1)))
  for (const language of languages) {
    for (const name of [...names, 'shell', 'not-found']) {
      const file = path.join(siteDir, 'pages', language, `${name}.html`)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(
        file,
        `<!doctype html><html lang="${language}"><title>${name}</title><style>a{}</style><link rel="canonical" href="https://origin.invalid/${name}">`,
      )
    }
  }
}
