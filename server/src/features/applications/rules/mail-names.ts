const NAME_LETTERS = 80
const UNFIT = /[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu

/** What an employer or a seeker called something, as a mail can say it: one line of at most 80 letters, none unseen. */
export function asName(text: string): string {
  const letters = Array.from(text.slice(0, 1000).replaceAll(UNFIT, ' ').trim())
  return letters.length > NAME_LETTERS
    ? `${letters
        .slice(0, NAME_LETTERS - 1)
        .join('')
        .trim()}…`
    : letters.join('')
}

/** A job as a sentence names it: '“Bookkeeper” at Manila Books'. @param of.employer '' where nobody named one */
export function jobName({ title, employer }: { title: string; employer: string }): string {
  const job = `“${asName(title)}”`
  return employer === '' ? job : `${job} at ${asName(employer)}`
}
