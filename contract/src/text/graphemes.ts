import { once } from './once.ts'

const segmenter = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/** Characters that never join a neighbour: no combining accent, skin tone, flag, joiner or CRLF. */
const STANDALONE =
  /[\t\n -~\u00a0-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]|[\u2190-\u2bff\u{1f300}-\u{1f3fa}\u{1f400}-\u{1faff}]\ufe0f?/uy

/** Characters as a reader sees them, such as an emoji of several code points. Reads no further than needed. */
export function firstGraphemes(text: string, limit: number): string[] {
  // A cheap phone takes longer to create a segmenter than to draw a list of jobs; most texts need none.
  return firstStandalone(text, limit) ?? firstSegments(text, limit)
}

/** @returns null if a character within the limit, or right after it, may join its neighbour */
function firstStandalone(text: string, limit: number): string[] | null {
  const found: string[] = []
  STANDALONE.lastIndex = 0
  while (STANDALONE.lastIndex < text.length) {
    const [character] = STANDALONE.exec(text) ?? []
    if (character === undefined) return null
    if (found.length === limit) break
    found.push(character)
  }
  return found
}

function firstSegments(text: string, limit: number): string[] {
  const found: string[] = []
  for (const { segment } of segmenter().segment(text)) {
    if (found.length === limit) break
    found.push(segment)
  }
  return found
}
