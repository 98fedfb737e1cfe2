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
