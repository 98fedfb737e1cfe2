import { readFileSync } from 'node:fs'
import path from 'node:path'

/** An import by a relative address, of a value, of a type, or at the time it is needed. */
const relativeImport = /(?:\bfrom|\bimport|\bimport\()\s*'(\.{1,2}\/[^']+)'/g

/**
 * These files with every file that they import by a relative address, and those that these import, in the order of their
 * names: what a program of ours is made of, but for installed packages.
 * @param entries absolute paths
 * @throws Error of the file system where an imported file does not exist
 */
export function followImports(entries: readonly string[]): string[] {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(relativeImport)) {
      waiting.push(path.join(path.dirname(file), address))
    }
  }
  return [...found].toSorted()
}
