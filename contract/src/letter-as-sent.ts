import { findContacts, withoutContacts } from './contact-details.ts'
import type { Withheld } from './privacy.ts'

export type LetterToSend = { subject: string; content: string; resume_url: string }

/**
 * A letter as it is sent under the seeker's privacy settings: where recruiters may make no contact, without the phone
 * numbers and e-mail addresses in it, and without a link that holds one. The preview shows this.
 * @returns an empty subject or letter where nothing else was in it
 */
export function letterAsSent(letter: LetterToSend, { contact }: Pick<Withheld, 'contact'>): LetterToSend {
  if (!contact) return letter
  const { subject, content, resume_url } = letter
  return {
    subject: withoutContacts(subject, contact),
    content: withoutContacts(content, contact),
    resume_url: findContacts(resume_url, contact).length > 0 ? '' : resume_url,
  }
}
