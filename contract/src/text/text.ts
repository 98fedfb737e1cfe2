// Controls, line and paragraph separators, and the marks that turn the direction of a line round.
const UNFIT_FOR_ONE_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const UNFIT_FOR_TEXT = /(?![\n\r\t])\p{Cc}/u

/** Whether a text is one line that shows what it is. */
export const isOneLine = (text: string) => text.isWellFormed() && !UNFIT_FOR_ONE_LINE.test(text)

/** Whether a text has no control characters beside lines and tabs. */
export const isPlainText = (text: string) => text.isWellFormed() && !UNFIT_FOR_TEXT.test(text)

// Beside blanks: controls, formatting marks, letters that fill a place unseen, and the braille blank.
const SHOWS = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a reader would see anything of a text. */
export function isVisible(text: string): boolean {
  return SHOWS.test(text)
}

const UNFIT_EVERYWHERE = new RegExp(UNFIT_FOR_TEXT, 'gu')

/** A text without the control characters that isPlainText refuses: a paste may bring some, and nobody sees them. */
export function withoutControls(text: string): string {
  return text.replace(UNFIT_EVERYWHERE, '')
}
