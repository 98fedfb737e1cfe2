export type Line = {
  /** A tab separates cells (a job and its dates). */
  text: string
  /** Points; 0 if unknown. */
  size: number
  /** Bold, a heading's style, or another font than the body's. */
  isMarked: boolean
  /** Its bullet is not in `text`. */
  isItem: boolean
  /** Letters that still fit: tells whether the next line's first word wrapped. */
  room: number
}

/** Letters; fills the width of most pages. */
const FULL_LINE = 80

/** For an unknown page width; a line that ends a sentence is not full. */
export function roomAfter(text: string): number {
  return text.length > FULL_LINE && !/[.!?]$/u.test(text) ? 0 : FULL_LINE
}
