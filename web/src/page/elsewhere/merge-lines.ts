export type TwoTexts = { base: string; mine: string; theirs: string }

/**
 * Three-way merge by line. Lines changed in both stay twice, theirs first.
 * @param divider the line between them
 * @returns `isClash` if lines were changed in both
 */
export function mergeLines(
  { base, mine, theirs }: TwoTexts,
  divider: string,
): { text: string; isClash: boolean } {
  const [before, own, other] = [linesOf(base), linesOf(mine), linesOf(theirs)]
  const [inOwn, inOther] = [sameLines(before, own), sameLines(before, other)]
  const joined: string[] = []
  let isClash = false
  let [from, ownFrom, otherFrom] = [0, 0, 0]
  for (let at = 0; at <= before.length; at += 1) {
    const isEnd = at === before.length
    const ownAt = isEnd ? own.length : inOwn.get(at)
    const otherAt = isEnd ? other.length : inOther.get(at)
    if (ownAt === undefined || otherAt === undefined) continue
    const part = joinPart(
      before.slice(from, at),
      own.slice(ownFrom, ownAt),
      other.slice(otherFrom, otherAt),
      divider,
    )
    joined.push(...part.lines, ...before.slice(at, at + 1))
    isClash ||= part.isClash
    ;[from, ownFrom, otherFrom] = [at + 1, ownAt + 1, otherAt + 1]
  }
  return { text: joined.join('\n'), isClash }
}

/** Length of the longest common subsequence of lines. */
export const sharedLines = (one: string, other: string): number =>
  sameLines(linesOf(one), linesOf(other)).size

function joinPart(before: string[], own: string[], other: string[], divider: string) {
  if (isSame(own, before) || isSame(own, other)) return { lines: other, isClash: false }
  if (isSame(other, before)) return { lines: own, isClash: false }
  if (own.length === 0) return { lines: other, isClash: true }
  if (other.length === 0) return { lines: own, isClash: true }
  // An earlier try without an answer has already saved the joined lines.
  const added = ['', divider, ...own]
  if (isSame(other.slice(-added.length + 1), added.slice(1))) return { lines: other, isClash: false }
  return { lines: [...other, ...added], isClash: true }
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))
const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')

/** Maps equal lines, by their longest common subsequence. */
function sameLines(one: readonly string[], other: readonly string[]): Map<number, number> {
  const width = other.length + 1
  /** The length of the rest's longest common subsequence, by both positions. */
  const lengths = new Uint16Array((one.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const places = new Map<number, number>()
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) places.set(i++, j++)
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return places
}
