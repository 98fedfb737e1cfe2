import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compileFunction } from 'node:vm'

const beforePaint = readFileSync(path.resolve(import.meta.dirname, '../public/before-paint.js'), 'utf8')

/**
 * Runs the first script of every page on this document, with a light theme and no listeners.
 * @param window replaces parts of the document's own
 */
export function runBeforePaint(window: { location?: object; navigator?: object }): void {
  const given = { location, navigator, ...window }
  compileFunction(beforePaint, ['location', 'navigator', 'matchMedia', 'addEventListener'])(
    given.location,
    given.navigator,
    () => ({ matches: false }),
    () => {},
  )
}
