import type { Rolldown } from 'vite'
import type { RenderedPage, Renderer } from '../../web/src/prerender/rendered-page.ts'

export type BrowserBuild = Pick<Rolldown.RolldownOutput, 'output'>

/** An inlined first script saves a request before the first paint. */
export function makeShell(
  indexHtml: string,
  firstScript: string,
  words: Renderer['waitingMessages'],
): string {
  return indexHtml
    .replace('<script src="/before-paint.js"></script>', () => `<script>${firstScript}</script>`)
    .replace('</title>', (end) => `${end}\n    <meta name="description" content="${words.description}" />`)
    .replace('Loading…', () => words.waiting)
    .replace('Hanap needs JavaScript.', () => words.needsScript)
}

export type PartAhead = {
  /** An address's start, without the language. */
  begins: string
  file: string
  /** A media query; other windows do not need the file. */
  media?: string
}

/**
 * Inlines styles. Fonts and answers are small, so they precede scripts.
 * @param early a script that runs before the preloads
 */
export function preloadParts(
  shell: string,
  build: BrowserBuild,
  parts: readonly PartAhead[],
  early: string,
): string {
  const named = new Set([...shell.matchAll(/ src="\/([^"]+)"/g)].map(([, file]) => file))
  const files = parts.map(({ begins, file, media }) => {
    const chunks = neededChunks(build, [file]).map(({ fileName }) => fileName)
    const unnamed = chunks.filter((one) => !named.has(one))
    return [begins, unnamed.map((one) => `/${one}`), media ?? ''] as const
  })
  const script = `
      const address = location.pathname.replace(/^\\/fil(?=\\/)/, '')
      const wanted = ${JSON.stringify(files)}.filter(([begins, , media]) => address.startsWith(begins) && matchMedia(media).matches)
      for (const href of new Set(wanted.flatMap(([, files]) => files)))
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', crossOrigin: '', href }))
    `
  return shell
    .replace(/ *<link rel="stylesheet"[^>]*>\n/g, '')
    .replaceAll('<script type="module" ', '<script type="module" fetchpriority="low" ')
    .replace(
      '  </head>',
      () =>
        `${styleTags(build, sheetsOf(shell)).join('')}    <script>{${early}${script}}</script>\n  </head>`,
    )
}

/**
 * Inlines styles, and preloads all files.
 * @param later files that the page loads as it renders
 */
export function makePage(
  shell: string,
  { head, body }: RenderedPage,
  build: BrowserBuild,
  later: Iterable<string>,
): string {
  const needed = neededChunks(build, later)
  const sheets = new Set([...sheetsOf(shell), ...needed.flatMap(sheetsOfChunk)])
  const scripts = [...shell.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(
    ([, file = '']) => file,
  )
  const preloaded = [...shell.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
    ([, file]) => file,
  )
  const files = new Set([...scripts, ...preloaded, ...needed.map(({ fileName }) => `/${fileName}`)])
  return shell
    .replace(/<title>.*?<\/title>(\s*<meta name="description"[^>]*>)?/, () => head)
    .replace(
      / *<(script type="module"|link rel="modulepreload"|link rel="stylesheet")[^>]*>(<\/script>)?\n/g,
      '',
    )
    .replace('  </head>', () => `${styleTags(build, sheets).join('')}  </head>`)
    .replace(/<div id="root">[\s\S]*<\/noscript>/, () => body)
    .replace('  </body>', () => `    <script>${startLater(scripts, [...files])}</script>\n  </body>`)
}

/** A hanging connection must not delay hydration. */
const START_AT_LATEST = 4000

/** After the text has rendered, or at the first touch: on a slow phone both would compete. */
const startLater = (scripts: readonly string[], files: readonly unknown[]) => `
      {
        let isBegun = false
        const begin = async () => {
          if (isBegun) return
          isBegun = true
          for (const href of ${JSON.stringify(files)})
            document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
          try {
            for (const script of ${JSON.stringify(scripts)}) await import(script)
          } catch {
            isBegun = false
            setTimeout(begin, ${START_AT_LATEST})
          }
        }
        const begun = { once: true, capture: true, passive: true }
        for (const kind of ['pointerdown', 'keydown', 'focusin']) addEventListener(kind, begin, begun)
        addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)), { once: true })
        setTimeout(begin, ${START_AT_LATEST})
      }
    `

/** Includes imports, each once. */
function neededChunks({ output }: BrowserBuild, files: Iterable<string>): Rolldown.OutputChunk[] {
  const chunks = output.filter((one) => one.type === 'chunk')
  const needed = new Set<Rolldown.OutputChunk>()
  const take = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name))
  }
  for (const file of files) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(file))
    if (!chunk) throw new Error(`No chunk of the build holds ${file}`)
    take(chunk)
  }
  return [...needed]
}

const sheetsOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file = '']) => file)

function sheetsOfChunk(chunk: Rolldown.OutputChunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])]
}

/** The disabled link lets a script see its sheet as loaded. */
function styleTags({ output }: BrowserBuild, sheets: Iterable<string>): string[] {
  return [...sheets].flatMap((file) => {
    const sheet = output.find(({ fileName }) => fileName === file)
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${file}`)
    return [
      `    <style>${String(sheet.source).trim()}</style>\n`,
      `    <link rel="stylesheet" href="/${file}" disabled>\n`,
    ]
  })
}
