/** From the project's root. */
export type Import = { from: string; to: string }

/** Path prefixes; `*` is one folder or file. The first match counts. */
export const houses: readonly (readonly string[])[] = [
  ['server/src/features/*', 'server/src/*'],
  ['web/src/features/*', 'web/src/acts/*', 'web/src/*'],
]

/**
 * Types included. Files in no room are skipped.
 * @returns one line per circle
 */
export function findRoomCircles(imports: readonly Import[], rooms: readonly string[]): string[] {
  const next = new Map<string, Set<string>>()
  const proof = new Map<string, string>()
  for (const { from, to } of imports) {
    const importer = roomOf(from, rooms)
    const imported = roomOf(to, rooms)
    if (!importer || !imported || importer === imported) continue
    next.set(importer, (next.get(importer) ?? new Set()).add(imported))
    proof.set(`${importer} ${imported}`, `${from} -> ${to}`)
  }
  return findCircles(next).map((circle) => {
    const steps = circle.map((room, at) => proof.get(`${room} ${circle[(at + 1) % circle.length]}`))
    return `${steps.join(', ')} [room-circle]`
  })
}

function roomOf(file: string, rooms: readonly string[]): string | undefined {
  for (const room of rooms) {
    const parts = room.split('/')
    const name = file.split('/').slice(0, parts.length)
    if (parts.every((part, at) => name[at] !== undefined && (part === '*' || part === name[at])))
      return name.join('/')
  }
  return undefined
}

/** A shortest one through each node, each once. */
function findCircles(next: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found = new Map<string, string[]>()
  for (const start of [...next.keys()].sort()) {
    const circle = shortestCircle(next, start)
    const key = circle?.toSorted().join(' ')
    if (circle && key && !found.has(key)) found.set(key, circle)
  }
  return [...found.values()]
}

function shortestCircle(next: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | null {
  const seen = new Set<string>()
  const paths = [[start]]
  for (let path = paths.shift(); path; path = paths.shift()) {
    for (const room of next.get(path.at(-1) ?? '') ?? []) {
      if (room === start) return path
      if (!seen.has(room)) paths.push([...path, room])
      seen.add(room)
    }
  }
  return null
}
