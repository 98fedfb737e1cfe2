import { existsSync, linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A week, in which a tab may stay open. */
const KEEP_MS = 7 * 24 * 3_600_000
/** In the build's folder: when each old file was replaced, in milliseconds. */
const LIST = '.replaced-assets'

/**
 * Takes over files that earlier builds named, for open tabs and old shells. A file's time begins when it is
 * replaced. Names carry a hash, so nothing is overwritten.
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
    // Without a list, or with a torn one, time begins now.
    return new Map()
  }
}
