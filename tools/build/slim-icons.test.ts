import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { projectRoot } from '../install.mjs'
import { slimIcon, slimIcons } from './slim-icons.ts'

const web = path.join(projectRoot, 'web')
const code = (icon: string) =>
  readFileSync(path.join(projectRoot, 'node_modules/lucide-react/dist/esm/icons', `${icon}.mjs`), 'utf8')

/** @returns the rendered text */
async function drawn(names: string, plugins: ReturnType<typeof slimIcons>[]): Promise<string> {
  const page = `
    import { createElement } from 'react'
    import { renderToStaticMarkup } from 'react-dom/server'
    import { ${names} } from 'lucide-react'
    export default [${names}].map((icon) =>
      renderToStaticMarkup(createElement(icon, { className: 'icon', 'aria-hidden': true })),
    ).join('')`
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: web,
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? path.join(web, 'src', 'icons-page.js') : null),
        load: (id) => (id.endsWith('icons-page.js') ? page : null),
      },
      ...plugins,
    ],
    build: { write: false, minify: false, ssr: true, rolldownOptions: { input: 'page' } },
    ssr: { noExternal: ['lucide-react'] },
  })
  if (!('output' in result)) throw new Error('Nothing was built')
  const [{ code: script }] = result.output
  const module: { default: string } = await import(
    `data:text/javascript,${encodeURIComponent(script.replaceAll(/from ["'](react[\w/-]*)["']/g, (_, id: string) => `from ${JSON.stringify(import.meta.resolve(id))}`))}`
  )
  return module.default
}

test('an icon of the built site has the shapes and the line that its library gives it', async () => {
  const names = 'Bell, Eye, House, PenLine, TriangleAlert, X'
  const plain = (markup: string) => markup.replaceAll(/lucide[\w-]*\s*/g, '')
  const slim = await drawn(names, [slimIcons()])
  expect(slim).not.toContain('lucide')
  expect(slim).toBe(plain(await drawn(names, [])))
})

test('an icon keeps nothing but its shapes', () => {
  const slim = slimIcon(code('pen-line'))
  expect(slim).toContain('"M13 21h8"')
  expect(slim).not.toMatch(/key:|pen-line|edit-3/)
})

test('a library that writes its icons in another way stops the build', () => {
  expect(() => slimIcon('export default draw("M0 0")')).toThrow('not known here')
})
