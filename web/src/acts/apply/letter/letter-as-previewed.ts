import { letterAsSent } from '@hanap/contract/applications/letter-as-sent'
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

/** @param withheld undefined while unknown */
export function previewLetter(
  letter: { subject: string; content: string; resume_url: string },
  withheld: Withheld | undefined,
): PreviewedLetter {
  const sent = withheld ? letterAsSent(letter, withheld) : letter
  const message = sent.content === '' ? '' : messageToBoard(sent.content, resumeLine(sent.resume_url))
  const hidden = withheld?.current_employers ?? []
  return {
    subject: sent.subject,
    message,
    isShortened: Object.values(sent).join('\n') !== Object.values(letter).join('\n'),
    named: hidden.filter((company) => namesEmployer(`${sent.subject}\n${message}`, namesOf([company]))),
  }
}
