import { findContacts, withoutContacts } from '../profile/contact-details.ts'
import type { Withheld } from '../profile/privacy.ts'

export type LetterToSend = { subject: string; content: string; resume_url: string }

/**
 * Applies the privacy settings: no phone numbers, email addresses, or links that hold one. The preview shows the
 * same.
 * @returns an empty subject or letter if nothing else was in it
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
