import { existsSync, linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A week, for tabs that stay open. */
const KEEP_MS = 7 * 24 * 3_600_000
/** When each old file was replaced, in milliseconds. */
const LIST = '.replaced-assets'

/**
 * Keeps files for open tabs and old shells, counting from their replacement. Names carry a hash, so nothing is
 * overwritten.
 * @param built the folder of the replaced build
 * @param fresh the folder of the new build
 * @param now in milliseconds
 */
export function keepReplacedAssets(built: string, fresh: string, now: number): void {
  const old = path.join(built, 'assets')
  if (!existsSync(old)) return
  const known = readList(path.join(built, LIST))
  const kept: Record<string, number> = {}
  for (const name of readdirSync(old)) {
    const to = path.join(fresh, 'assets', name)
    const replacedAt = known.get(name) ?? now
    if (existsSync(to) || now - replacedAt > KEEP_MS) continue
    linkSync(path.join(old, name), to)
    kept[name] = replacedAt
  }
  writeFileSync(path.join(fresh, LIST), JSON.stringify(kept))
}

function readList(file: string): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>))
  } catch {
    // Missing or torn: the time starts now.
    return new Map()
  }
}
