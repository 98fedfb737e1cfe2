export type Paint = 1 | 2 | 3 | 4 | 5 | 6

const PAINTS: readonly Paint[] = [1, 2, 3, 4, 5, 6]

/** The sign paint of a name: the same on every page and every visit (FNV-1a over the trimmed lower case). */
export function paintOf(name: string): Paint {
  let hash = 0x811c9dc5
  for (const character of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return PAINTS[(hash >>> 0) % PAINTS.length] ?? 1
}

/** Up to two capitals for a plate: first letters of the first two words, or of the only one. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '')
  return letters.join('').toUpperCase() || '?'
}
