/** Longer ones are sentences. */
const LONGEST_WORDS = 6
const SHORTEST = 3

/** 'Virtual Assistant | Full-time (US hours)' has 'Virtual Assistant', 'Full-time' and 'US hours'. */
export function titlePieces(title: string): string[] {
  const pieces = title.replace(/\s+/gu, ' ').split(/ ?[|/,;:()[\]{}•–—!?*_"“”]+ ?| [-~+&]+ |\. /u)
  return [...new Set(pieces.map(tidy))].filter(
    (piece) =>
      piece.length >= SHORTEST && /\p{L}{2}/u.test(piece) && piece.split(' ').length <= LONGEST_WORDS,
  )
}

const tidy = (piece: string) =>
  piece
    .normalize('NFKC')
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/gu, '')
    .replace(/\s+/gu, ' ')
