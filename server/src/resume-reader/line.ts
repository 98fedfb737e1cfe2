/** One line of a resume as a person sees it, whatever file it came from. */
export type Line = {
  /** Plain text; cells that stand apart on one line (a job and its dates) are separated by a tab. */
  text: string
  /** Height of the letters in points; 0 where the file does not say it. */
  size: number
  /** Set apart from the text around it: bold, a heading's style, or another font than the body's. */
  isMarked: boolean
  /** It began with a bullet, which is not in the text. */
  isItem: boolean
  /** How many more letters the line had room for: the next line's first word may have been pushed down. */
  room: number
}

/** In letters: a line as long as this fills the width of most pages. */
const FULL_LINE = 80

/**
 * How many more letters a line had room for, when the page width is unknown: past FULL_LINE a line counts as full
 * unless a sentence ends there.
 */
export function roomAfter(text: string): number {
  return text.length > FULL_LINE && !/[.!?]$/u.test(text) ? 0 : FULL_LINE
}
