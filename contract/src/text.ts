import * as z from 'zod/mini'

const UNSHOWABLE = 'Please remove characters that cannot be shown'
// Controls, line and paragraph separators, and the marks that turn the direction of a line round.
const UNFIT_FOR_ONE_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const UNFIT_FOR_TEXT = /(?![\n\r\t])\p{Cc}/u

/** For names, subjects and addresses: one line that shows what it is. */
export const oneLine = z.refine<string>((value) => value.isWellFormed() && !UNFIT_FOR_ONE_LINE.test(value), {
  error: UNSHOWABLE,
  abort: true,
})

/** For letters and notes: lines and tabs, no other control characters, which the database would refuse. */
export const plainText = z.refine<string>((value) => value.isWellFormed() && !UNFIT_FOR_TEXT.test(value), {
  error: UNSHOWABLE,
  abort: true,
})

// Beside blanks: controls, formatting marks, letters that fill a place unseen, and the braille blank.
const SHOWS = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a reader would see anything of a text. */
export function isVisible(text: string): boolean {
  return SHOWS.test(text)
}

const UNFIT_EVERYWHERE = new RegExp(UNFIT_FOR_TEXT, 'gu')

/** A text without the control characters that plainText refuses: a paste may bring some, and nobody sees them. */
export function withoutControls(text: string): string {
  return text.replace(UNFIT_EVERYWHERE, '')
}
