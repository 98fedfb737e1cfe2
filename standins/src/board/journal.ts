import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'

export type Journal<Entry> = {
  entries: Entry[]
  append: (...entries: Entry[]) => void
  close: () => void
}

/**
 * `append` returns after fsync, so answers survive a kill -9. A torn last line was never answered, and is cut off.
 * @throws if another line cannot be read
 */
export function openJournal<Entry>(path: string): Journal<Entry> {
  const entries = existsSync(path) ? readLines<Entry>(path) : []
  const file = openSync(path, 'a', 0o600)
  return {
    entries,
    append(...added) {
      if (added.length === 0) return
      writeSync(file, added.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
      fsyncSync(file)
    },
    close: () => closeSync(file),
  }
}

function readLines<Entry>(path: string): Entry[] {
  const bytes = readFileSync(path)
  const whole = bytes.lastIndexOf(10) + 1
  if (whole < bytes.length) truncateSync(path, whole)
  const lines = bytes.toString('utf8', 0, whole).split('\n')
  return lines.flatMap((line, index) => {
    if (line === '') return []
    try {
      return [JSON.parse(line) as Entry]
    } catch {
      throw new Error(`${path}, line ${index + 1}: not JSON. Move the folder away to start anew.`)
    }
  })
}
