const NAME_LETTERS = 80
const UNFIT = /[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu

/** For mails: one line, at most 80 letters, no invisible ones. */
export function asName(text: string): string {
  const letters = Array.from(text.slice(0, 1000).replaceAll(UNFIT, ' ').trim())
  return letters.length > NAME_LETTERS
    ? `${letters
        .slice(0, NAME_LETTERS - 1)
        .join('')
        .trim()}…`
    : letters.join('')
}

/** '“Bookkeeper” at Manila Books'. @param of.employer '' if not named */
export function jobName({ title, employer }: { title: string; employer: string }): string {
  const job = `“${asName(title)}”`
  return employer === '' ? job : `${job} at ${asName(employer)}`
}
