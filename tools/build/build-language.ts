import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { pages, prerenderedPages } from '../../contract/src/site/pages.ts'
import { makeFolder } from '../../server/src/lib/folders/made-folder.ts'
import { WIDE } from '../../web/src/features/jobs/wide.ts'
import type { Renderer } from '../../web/src/prerender/rendered-page.ts'
import { askEarly } from './ask-early.ts'
import { type BrowserBuild, makePage, makeShell, type PartAhead, preloadParts } from './page-html.ts'
import { recordImports } from './record-imports.ts'

/**
 * Builds the site in SITE_LANGUAGE, with public pages prerendered under pages/<language>. A separate process frees
 * the bundler's memory.
 */
const [out = ''] = process.argv.slice(2)
const language = process.env['SITE_LANGUAGE'] ?? 'en'
const configFile = path.join(import.meta.dirname, '..', '..', 'web', 'vite.config.ts')
const renderer = makeFolder(`${out}-renderer-`)
process.once('exit', renderer.remove)

const browser = (await build({
  configFile,
  logLevel: 'warn',
  build: { outDir: out, emptyOutDir: false },
})) as BrowserBuild
await build({
  configFile,
  logLevel: 'warn',
  plugins: [recordImports()],
  // One file: servers have no web packages.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender/main.tsx',
    outDir: renderer.path,
    emptyOutDir: false,
    copyPublicDir: false,
    minify: false,
  },
})

const features = path.join(import.meta.dirname, '..', '..', 'web', 'src', 'features')
const jobsFile = (...names: string[]) => path.join(features, 'jobs', ...names)
/** Pages with the files they load later. */
const partsAhead: readonly PartAhead[] = [
  { begins: pages.jobs.path, file: jobsFile('jobs-section.tsx') },
  { begins: pages.jobs.path, file: jobsFile('job', 'job-pane.tsx'), media: WIDE },
  { begins: pages.job.path.replace('$id', ''), file: jobsFile('job', 'job-page.tsx') },
  { begins: pages.savedJobs.path, file: path.join(features, 'saved-jobs', 'saved-jobs-page.tsx') },
  {
    begins: pages.applications.path,
    file: path.join(features, 'applications', 'tracker', 'applications-page.tsx'),
  },
]

let drawn = 0
/** A new module instance, so that no state of another page remains. */
const freshRenderer = async () =>
  (await import(`${pathToFileURL(path.join(renderer.path, 'main.js')).href}?${drawn++}`)) as Renderer

const folder = path.join(out, 'pages', language)
mkdirSync(folder, { recursive: true })
const { waitingMessages } = await freshRenderer()
const firstScript = readFileSync(path.join(out, 'before-paint.js'), 'utf8').replace(/^\s*\/\/.*\n/gm, '')
const shell = makeShell(readFileSync(path.join(out, 'index.html'), 'utf8'), firstScript, waitingMessages)
const early = askEarly(process.env['VITE_API_BASE'] ?? '/api')
writeFileSync(path.join(folder, 'shell.html'), preloadParts(shell, browser, partsAhead, early))
// Every page now contains both.
for (const name of ['index.html', 'before-paint.js']) rmSync(path.join(out, name))
for (const page of [...prerenderedPages(), null]) {
  const { renderPage } = await freshRenderer()
  globalThis.loadedLater = new Set()
  const rendered = await renderPage(page)
  const file = path.join(folder, `${page?.address.replace(/^\/$/, '/home').slice(1) ?? 'not-found'}.html`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, makePage(shell, rendered, browser, globalThis.loadedLater))
}

const live = path.join(out, 'live', language)
mkdirSync(live, { recursive: true })
const { liveSamples } = await freshRenderer()
for (const { template, address, answers } of liveSamples) {
  const { renderLive } = await freshRenderer()
  globalThis.loadedLater = new Set()
  await renderLive(address, answers)
  const room = { head: '<!--head-->', body: '<!--body-->' }
  writeFileSync(path.join(live, `${template}.html`), makePage(shell, room, browser, globalThis.loadedLater))
}
mkdirSync(path.join(out, 'renderer'), { recursive: true })
copyFileSync(path.join(renderer.path, 'main.js'), path.join(out, 'renderer', `${language}.mjs`))
