import type { Plugin } from 'vite'

declare global {
  /** Undefined unless recorded. */
  var loadedLater: Set<string> | undefined
}

/** A dynamic import, except in types. */
const laterImport = /(?<==>\s*|await\s+|return\s+)import\(\s*(['"])([^'"]+)\1\s*\)/g

/** Records a page's dynamic imports while rendering, for preloads. */
export function recordImports(): Plugin {
  return {
    name: 'record-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /web\/src\/.*\.tsx?$/, code: 'import(' },
      async handler(code, id) {
        let recorded = code
        for (const [whole, , source = ''] of code.matchAll(laterImport)) {
          const found = await this.resolve(source, id)
          const name = JSON.stringify(found?.id ?? source)
          recorded = recorded.replace(whole, `(globalThis.loadedLater?.add(${name}), ${whole})`)
        }
        return { code: recorded, map: null }
      },
    },
  }
}
