const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The first `limit` characters of a text as a reader sees them: an emoji of several code points, or a letter with its
 * accent, is one. Reads no further than it has to.
 */
export function firstGraphemes(text: string, limit: number): string[] {
  const found: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    if (found.length === limit) break
    found.push(segment)
  }
  return found
}
