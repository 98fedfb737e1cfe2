// How much of a file's text is read. No resume needs more; what is longer is read up to here.

/** Of a file. */
export const MOST_LINES = 4_000
/** Of each line; the rest of it is cut off. */
export const MOST_LETTERS_IN_A_LINE = 4_000
/** Of all lines together; lines beyond are left out. */
export const MOST_LETTERS = 120_000
