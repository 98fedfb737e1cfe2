import { existsSync, linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** How long somebody may still ask for a file after a build replaced it: a week in which a tab stays open. */
const KEEP_MS = 7 * 24 * 3_600_000
/** In the build's folder: when each file that is no part of the build any more was replaced, in milliseconds. */
const LIST = '.replaced-assets'

/**
 * Takes over what earlier builds named and somebody may still ask for: a copy that runs on the old shell, or a page left
 * open in a browser. A file's time begins when it is replaced, however long ago it was built. Names carry a hash of the
 * content, so nothing is ever overwritten.
 * @param built the folder of the build that is replaced now
 * @param fresh the folder of the build that takes its place, complete but for what is kept
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
    // A build from before there was a list, or one that was cut off: the time of what it has begins now.
    return new Map()
  }
}
