import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The module of an import or export, except of types, which do nothing. */
const imported = /^(?:import|export)(?! type\b)(?:[^'";]*\bfrom)?\s*'(?<name>(?:\.|@hanap\/)[^']+)'/gmu
/** A table beside a module. */
const beside = /'(?<name>\.{1,2}\/[^'\n]+\.txt)'/gu

/** The files, and all of the project's that they import or read, directly or not. Sorted. */
export function filesBehind(files: readonly string[]): string[] {
  const found = new Set(files)
  for (const file of found) {
    if (!file.endsWith('.ts')) continue
    const text = readFileSync(file, 'utf8')
    for (const { groups } of [...text.matchAll(imported), ...text.matchAll(beside)])
      found.add(fileOf(groups?.['name'] as string, file))
  }
  return [...found].sort()
}

const fileOf = (name: string, from: string): string =>
  name.startsWith('.') ? path.join(path.dirname(from), name) : fileURLToPath(import.meta.resolve(name))
