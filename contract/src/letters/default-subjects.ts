import { cleanTitle } from './letter-title.ts'

/** As long as a typed subject may be; the board takes 255. */
const LONGEST_SUBJECT = 200

/** Of a letter whose seeker wrote none; always one line, without the shouting of the job's title. */
export const defaultSubject = (jobTitle: string): string => subjectNaming(cleanTitle(jobTitle) || jobTitle)

/** @param title as it is to stand there */
export function subjectNaming(title: string): string {
  const line = title.replaceAll(/\s+/gu, ' ').trim()
  return [...`Application for ${line}`].slice(0, LONGEST_SUBJECT).join('').trimEnd()
}
