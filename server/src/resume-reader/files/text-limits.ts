// Limits of a file's text. No resume needs more; the rest is not read.

/** Per file. */
export const MOST_LINES = 4_000
/** Per line; the rest of it is cut off. */
export const MOST_LETTERS_IN_A_LINE = 4_000
/** Of all lines together; lines beyond are left out. */
export const MOST_LETTERS = 120_000
