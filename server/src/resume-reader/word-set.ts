/**
 * A list of words as a set.
 * @param words parted by spaces or new lines
 * @throws Error naming the words that stand in the list twice: a list of hundreds is only kept in order if somebody says so
 */
export function wordSet(words: string): ReadonlySet<string> {
  const list = words.trim().split(/\s+/u)
  const set = new Set(list)
  const twice = list.filter((word, place) => list.indexOf(word) !== place)
  if (twice.length > 0) throw new Error(`These words are in the list twice: ${twice.join(', ')}`)
  return set
}
