import type { Plugin } from 'vite'

declare global {
  /** The files that were loaded later than the page itself, since somebody asked; undefined while nobody does. */
  var loadedLater: Set<string> | undefined
}

/** An import at the time it is needed; not one in a type. */
const laterImport = /(?<==>\s*|await\s+|return\s+)import\(\s*(['"])([^'"]+)\1\s*\)/g

/** Where pages are built: notes which files a page loads as it is drawn, so that a browser may be told ahead. */
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
