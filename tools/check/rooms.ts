/** An import between two files; both paths are relative to the project's root. */
export type Import = { from: string; to: string }

export type House = {
  /** Each begins its rooms' paths; `*` stands for one folder or file. The first that fits names a file's room. */
  rooms: readonly string[]
  /** Which rooms a room may import, both as in `rooms`. A room without an entry may import any. */
  mayImport?: Readonly<Record<string, readonly string[]>>
}

export const server: House = { rooms: ['server/src/features/*', 'server/src/*'] }

type Room = { name: string; pattern: string }

/**
 * Compares imports, those of types too, with the rooms of a house.
 * @returns one line for each import against a direction and for each circle of rooms; a file in no room is left out
 */
export function checkRooms(imports: readonly Import[], house: House): string[] {
  const roomOf = (file: string): Room | undefined =>
    house.rooms.flatMap((pattern) => {
      const parts = pattern.split('/')
      const name = file.split('/').slice(0, parts.length)
      const fits = parts.every((part, at) => name[at] !== undefined && (part === '*' || part === name[at]))
      return fits ? [{ name: name.join('/'), pattern }] : []
    })[0]

  const between = imports.flatMap((one) => {
    const from = roomOf(one.from)
    const to = roomOf(one.to)
    return from && to && from.name !== to.name ? [{ ...one, fromRoom: from, toRoom: to }] : []
  })
  const forbidden = between.flatMap(({ from, to, fromRoom, toRoom }) => {
    const allowed = house.mayImport?.[fromRoom.pattern]
    return allowed && !allowed.includes(toRoom.pattern) ? [`${from} -> ${to} [room-direction]`] : []
  })
  const next = new Map<string, Set<string>>()
  const proof = new Map<string, string>()
  for (const { from, to, fromRoom, toRoom } of between) {
    next.set(fromRoom.name, (next.get(fromRoom.name) ?? new Set()).add(toRoom.name))
    proof.set(`${fromRoom.name} ${toRoom.name}`, `${from} -> ${to}`)
  }
  const circles = findCircles(next).map((circle) => {
    const steps = circle.map((room, at) => proof.get(`${room} ${circle[(at + 1) % circle.length]}`))
    return `${steps.join(', ')} [room-circle]`
  })
  return [...forbidden, ...circles]
}

/** A shortest circle through each node that is in one, each circle once. */
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
