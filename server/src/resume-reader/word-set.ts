/** @throws Error naming duplicate words, to keep long lists in order */
export function wordSet(words: string): ReadonlySet<string> {
  const list = words.trim().split(/\s+/u)
  const set = new Set(list)
  const twice = list.filter((word, place) => list.indexOf(word) !== place)
  if (twice.length > 0) throw new Error(`These words are in the list twice: ${twice.join(', ')}`)
  return set
}
