/** In the same clause: 'not a', 'we do not pay', 'you won't have to work'. */
const DENIED =
  /(?:\b(?:not(?! (?:only|just|miss))|never|without|cannot|no|neither|nor)|n[’']t)(?: (?!miss\b)[\w'’-]{1,12}){0,4} $/i
/** Characters read before and after a match. */
const BEFORE = 72
const AFTER = 40

/** Judges a match by the text around it. */
export type IsOther = (before: string, after: string) => boolean

/** Finds whether a text says a pattern, denies it ('not a night shift'), or neither. */
export function readSaid(
  text: string,
  pattern: RegExp,
  isOther: IsOther = () => false,
): 'said' | 'denied' | null {
  let isDenied = false
  for (const match of text.matchAll(new RegExp(pattern, 'gi'))) {
    const end = match.index + match[0].length
    const before = text.slice(Math.max(0, match.index - BEFORE), match.index)
    if (isOther(before, text.slice(end, end + AFTER))) continue
    if (!DENIED.test(before)) return 'said'
    isDenied = true
  }
  return isDenied ? 'denied' : null
}
