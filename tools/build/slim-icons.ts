import path from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../install.mjs'

const glyph = path.join(projectRoot, 'web', 'src', 'ui', 'signs', 'draw-glyph.ts')

/** Builds bare shapes for the browser, rendered by a few lines of ours. */
export function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      // Former names re-export it.
      handler: (code) => (code.includes('createLucideIcon(') ? slimIcon(code) : null),
    },
  }
}

/**
 * Without names that only the library reads.
 * @throws Error if the library's format has changed
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
