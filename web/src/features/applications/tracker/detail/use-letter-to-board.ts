import type { Application } from '@hanap/contract/applications/applications'
import { messageToBoard } from '@hanap/contract/letters/cover-letters'
import { useQuery } from '@tanstack/react-query'
import { sentCopyQuery } from '../../../../acts/apply/queries.ts'

/**
 * The letter of an application that did not surely arrive, to be sent by hand: its subject, a blank line, and the message
 * with the resume's link.
 * @returns null until it is there, and where there is none
 */
export function useLetterToBoard(application: Application): string | null {
  const { data } = useQuery(sentCopyQuery(application))
  if (!data?.sent_letter) return null
  const { subject, content } = data.sent_letter
  return [subject, messageToBoard(content, data.sent_resume?.text ?? '')].filter(Boolean).join('\n\n')
}
