import { letterAsSent } from '@hanap/contract/applications/letter-as-sent'
import { namesEmployer, namesOf } from '@hanap/contract/jobs/employer-names'
import { messageToBoard, resumeLine } from '@hanap/contract/letters/cover-letters'
import type { Withheld } from '@hanap/contract/profile/privacy'

export type PreviewedLetter = {
  subject: string
  /** What the board gets; '' for nothing. */
  message: string
  /** Something of it is kept back. */
  isShortened: boolean
  /** Those of the hidden employers that it names all the same, in the seeker's own words. */
  named: string[]
}

/**
 * A letter as it will be sent.
 * @param withheld what the privacy settings keep back; undefined while that is not known
 */
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
