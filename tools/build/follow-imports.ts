import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Imports of values and types, static or dynamic. */
const relativeImport = /(?:\bfrom|\bimport|\bimport\()\s*'(\.{1,2}\/[^']+)'/g

/**
 * Includes transitive relative imports, sorted.
 * @param entries absolute paths
 * @throws Error if an imported file is missing
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
