/** Four groups of four, with spaces. */
export const CARD_NUMBER_LENGTH = 19

export type Typed = { text: string; caret: number }

const isSpace = /\s/
const countTyped = (text: string) => [...text].filter((one) => !isSpace.test(one)).length

/**
 * Groups in fours, with the caret after the same character. Invalid characters stay, for the form to report.
 * @param before the former text, grouped
 * @param after the text and caret the browser left
 * @param isForward the Delete key, not Backspace
 */
export function regroup(before: string, after: Typed, isForward = false): Typed {
  let typed = after.text.replace(/\s/g, '')
  let place = countTyped(after.text.slice(0, after.caret))
  const wasShortened = after.text.length < before.length
  // Only the space was deleted: deletes the digit beside it.
  if (wasShortened && typed === before.replace(/\s/g, '')) {
    const meant = isForward ? place : place - 1
    typed = typed.slice(0, Math.max(meant, 0)) + typed.slice(meant + 1)
    place = Math.max(Math.min(place, meant), 0)
  }
  const text = grouped(typed)
  return { text, caret: caretBehind(place, text, wasShortened) }
}

/** '4343434343434345' becomes '4343 4343 4343 4345', cut to fit. */
export function grouped(typed: string): string {
  return (typed.match(/.{1,4}/gsu) ?? []).join(' ').slice(0, CARD_NUMBER_LENGTH)
}

/** A pasted number without separators; null if not a number. */
export function readPasted(text: string): string | null {
  const digits = text.replace(/[\s.\-\u2010-\u2015]/g, '')
  return /^\d+$/.test(digits) ? digits : null
}

/** Between groups, the caret goes after the space when typing, before it when deleting. */
function caretBehind(place: number, text: string, wasShortened: boolean): number {
  const spaces = Math.floor(Math.max(place - (wasShortened ? 1 : 0), 0) / 4)
  return Math.min(place + spaces, text.length)
}
