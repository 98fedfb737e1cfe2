/** As long as a subject that a seeker types may be; the board takes 255. */
const LONGEST_SUBJECT = 200

/** The subject of a letter that was given none: one line, however the listing's title is written. */
export function defaultSubject(jobTitle: string): string {
  const title = jobTitle.replace(/\s+/g, ' ').trim()
  return [...`Application for ${title}`].slice(0, LONGEST_SUBJECT).join('')
}
