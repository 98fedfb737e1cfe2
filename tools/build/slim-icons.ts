import path from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../install.mjs'

const glyph = path.join(projectRoot, 'web', 'src', 'ui', 'draw-glyph.ts')

/**
 * Builds the icons for the browser: each with nothing but its shapes, and drawn by a few lines of our own. Only the
 * built site is made this way: in development and in tests the icon library draws.
 */
export function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      // Former names of an icon only pass on the present one.
      handler: (code) => (code.includes('createLucideIcon(') ? slimIcon(code) : null),
    },
  }
}

/**
 * The module of one icon without the names of the icon and its shapes, which only the library's own drawing reads.
 * @throws Error where the library writes its icons in another way than it did
 */
export function slimIcon(code: string): string {
  const node = /^ {2}node: (\[[\s\S]*?^ {2}\]|\[.*\])/m.exec(code)?.[1]
  const name = /^export \{ __iconData, (\w+) as default \};$/m.exec(code)?.[1]
  if (!node || !name) throw new Error('The icon library writes its icons in a way that is not known here')
  const shapes = node.replaceAll(/,\s*key: "\w+"/g, '')
  return [
    `import { drawGlyph } from ${JSON.stringify(glyph)};`,
    `const ${name} = /*#__PURE__*/ drawGlyph({ node: ${shapes} });`,
    `export { ${name} as default };`,
  ].join('\n')
}
