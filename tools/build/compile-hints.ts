import type { Plugin } from 'vite'

/**
 * Asks the browser to compile all of a chunk while it loads, beside the page, instead of each function where it is
 * first called, which holds the page up.
 * @param names of chunks most of whose functions run before the first view
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer === 'server') return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      }
    },
  }
}
