// How much of a file's text is read. No resume needs more; what is longer is read up to here.

export const MOST_LINES = 4_000
export const MOST_LETTERS_IN_A_LINE = 4_000
/** Of all lines together. */
export const MOST_LETTERS = 120_000
