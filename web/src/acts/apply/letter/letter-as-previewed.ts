import { type LetterToSend, letterAsSent } from '@hanap/contract/applications/letter-as-sent'
import { namesEmployer, namesOf } from '@hanap/contract/jobs/employer-names'
import { messageToBoard, resumeLine } from '@hanap/contract/letters/cover-letters'
import type { Withheld } from '@hanap/contract/profile/privacy'

export type PreviewedLetter = {
  subject: string
  /** For the board; '' for nothing. */
  message: string
  /** The privacy settings withhold parts. */
  isShortened: boolean
  /** Hidden employers that the seeker's own words still name. */
  named: string[]
}

/**
 * What the privacy settings leave of a letter.
 * @param withheld undefined while unknown
 */
export function shortenLetter(letter: LetterToSend, withheld: Withheld | undefined) {
  const sent = withheld ? letterAsSent(letter, withheld) : letter
  return { sent, isShortened: Object.values(sent).join('\n') !== Object.values(letter).join('\n') }
}

/** @param withheld undefined while unknown */
export function previewLetter(letter: LetterToSend, withheld: Withheld | undefined): PreviewedLetter {
  const { sent, isShortened } = shortenLetter(letter, withheld)
  const message = sent.content === '' ? '' : messageToBoard(sent.content, resumeLine(sent.resume_url))
  const hidden = withheld?.current_employers ?? []
  return {
    subject: sent.subject,
    message,
    isShortened,
    named: hidden.filter((company) => namesEmployer(`${sent.subject}\n${message}`, namesOf([company]))),
  }
}
