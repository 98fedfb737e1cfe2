export type Paint = 1 | 2 | 3 | 4 | 5 | 6

const PAINTS: readonly Paint[] = [1, 2, 3, 4, 5, 6]

/** Always the same for a name (FNV-1a over the trimmed lower case). */
export function paintOf(name: string): Paint {
  let hash = 0x811c9dc5
  for (const character of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return PAINTS[(hash >>> 0) % PAINTS.length] ?? 1
}
