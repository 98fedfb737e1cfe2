/** A line of a resume as a person sees it, from any kind of file. */
export type Line = {
  /** Plain text; a tab separates cells of one line (a job and its dates). */
  text: string
  /** Height of the letters in points; 0 if unknown. */
  size: number
  /** Bold, a heading's style, or another font than the body's. */
  isMarked: boolean
  /** It began with a bullet, which `text` omits. */
  isItem: boolean
  /** Letters that still fit on the line: tells whether the next line's first word wrapped. */
  room: number
}

/** In letters: fills the width of most pages. */
const FULL_LINE = 80

/** For an unknown page width: beyond FULL_LINE a line counts as full unless a sentence ends there. */
export function roomAfter(text: string): number {
  return text.length > FULL_LINE && !/[.!?]$/u.test(text) ? 0 : FULL_LINE
}
