import { makePlain } from './plain-text.ts'

/** In points from the lower left corner. */
export type Piece = { text: string; font: string; size: number; x: number; y: number; width: number }

/** On one baseline, without a wide gap. */
export type Fragment = {
  text: string
  font: string
  size: number
  left: number
  right: number
  y: number
  /** In the file's own order. */
  place: number
}

/** Letter heights: wider gaps separate cells, narrower ones words. */
const CELL_GAP = 1.3

const MOST_FRAGMENTS = 3_000

/** In file order. A PDF splits words where font or spacing changes; wide gaps stay. */
export function joinPieces(pieces: readonly Piece[]): Fragment[] {
  const fragments: Fragment[] = []
  let open: Fragment | undefined
  let hasSpace = false
  for (const piece of pieces) {
    if (fragments.length >= MOST_FRAGMENTS) break
    const text = makePlain(piece.text)
    if (text.trim() === '') {
      hasSpace ||= piece.text !== ''
      continue
    }
    if (open && isSameRun(open, piece)) {
      const gap = piece.x - open.right
      open.text += (hasSpace || gap > 0.3 * open.size ? ' ' : '') + text
      open.right = Math.max(open.right, piece.x + piece.width)
      open.size = Math.max(open.size, piece.size)
    } else {
      open = {
        text,
        font: piece.font,
        size: piece.size,
        left: piece.x,
        right: piece.x + piece.width,
        y: piece.y,
        place: fragments.length,
      }
      fragments.push(open)
    }
    hasSpace = false
  }
  for (const fragment of fragments) fragment.text = fragment.text.replace(/\s+/gu, ' ').trim()
  return fragments
}

function isSameRun(open: Fragment, piece: Piece): boolean {
  const height = Math.max(open.size, piece.size, 1)
  const gap = piece.x - open.right
  return Math.abs(piece.y - open.y) < 0.4 * height && gap > -0.6 * height && gap < CELL_GAP * height
}
