// Controls, line separators, and marks of writing direction.
const UNFIT_FOR_ONE_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const UNFIT_FOR_TEXT = /(?![\n\r\t])\p{Cc}/u

export const isOneLine = (text: string) => text.isWellFormed() && !UNFIT_FOR_ONE_LINE.test(text)

/** Allows line ends and tabs. */
export const isPlainText = (text: string) => text.isWellFormed() && !UNFIT_FOR_TEXT.test(text)

// Besides blanks: controls, formatting marks, invisible fillers, the braille blank.
const SHOWS = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

export function isVisible(text: string): boolean {
  return SHOWS.test(text)
}

const UNFIT_EVERYWHERE = new RegExp(UNFIT_FOR_TEXT, 'gu')

/** Pasted text may contain control characters. */
export function withoutControls(text: string): string {
  return text.replace(UNFIT_EVERYWHERE, '')
}

/** Without lone surrogates and control characters, which the database refuses or nobody can read; keeps line ends. */
export const storable = (text: string) => text.toWellFormed().replace(UNFIT_EVERYWHERE, ' ')
