import type { ResumeType } from '@hanap/contract/resumes'

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

/** Why a file gives no lines. */
export const refusals = ['no-text', 'encrypted', 'broken', 'too-large', 'too-slow', 'busy'] as const
export type Refusal = (typeof refusals)[number]

/** A file's lines, or why there are none. */
export type TextAnswer = { lines: Line[] } | { refusal: Refusal }

/** Thrown inside the room by what reads files; never leaves it. */
export class RefusedFile extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal, cause?: unknown) {
    super(`The file is refused: ${refusal}`, { cause })
    this.refusal = refusal
  }
}

export type TextQuestion = { bytes: Uint8Array; type: ResumeType }

/** No resume needs more; what is longer is read up to here. */
export const MOST_LINES = 4_000
export const MOST_LETTERS_IN_A_LINE = 4_000
export const MOST_LETTERS = 120_000

/** The room after a line of a file that does not say how wide its page is: a long line is taken for a full one. */
export function roomAfter(text: string): number {
  return text.length > 80 ? 0 : 80
}
