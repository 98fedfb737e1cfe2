import * as z from 'zod/mini'
import { emailField } from '../accounts/account-forms.ts'
import { atMost, filledIn, oneLine, plainText } from '../wire/text-fields.ts'
import { contactLimits, contactTexts } from './contact-texts.ts'

/** Trimmed first, so that blanks count as empty. */
const line = (missing: string, most: number) =>
  z.string({ error: missing }).check(z.trim(), filledIn(missing), oneLine, atMost(most))

/** Name and subject are one line each, so that neither can add a mail header. */
export const contactSchema = z.object({
  name: line(contactTexts.nameRequired, contactLimits.name),
  email: emailField,
  subject: line(contactTexts.subjectRequired, contactLimits.subject),
  message: z
    .string({ error: contactTexts.messageRequired })
    .check(z.trim(), filledIn(contactTexts.messageRequired), plainText, atMost(contactLimits.message)),
})
export type ContactMessage = z.output<typeof contactSchema>
