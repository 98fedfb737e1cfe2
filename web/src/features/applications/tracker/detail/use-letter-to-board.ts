import type { Application } from '@hanap/contract/applications/applications'
import { messageToBoard } from '@hanap/contract/letters/cover-letters'
import { useQuery } from '@tanstack/react-query'
import { sentCopyQuery } from '../../../../acts/apply/queries.ts'

/**
 * The letter to send by hand: subject, blank line, message with the resume's link.
 * @returns null until loaded, and if there is none
 */
export function useLetterToBoard(application: Application): string | null {
  const { data } = useQuery(sentCopyQuery(application))
  if (!data?.sent_letter) return null
  const { subject, content } = data.sent_letter
  return [subject, messageToBoard(content, data.sent_resume?.text ?? '')].filter(Boolean).join('\n\n')
}
