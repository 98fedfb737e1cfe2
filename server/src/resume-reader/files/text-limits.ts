// No resume needs more; the rest is not read.

/** Per file. */
export const MOST_LINES = 4_000
/** Per line. */
export const MOST_LETTERS_IN_A_LINE = 4_000
/** Of all lines. */
export const MOST_LETTERS = 120_000
