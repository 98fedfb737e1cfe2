import * as z from 'zod/mini'
import { emailField } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { filledIn, oneLine, plainText } from './text-fields.ts'
import { messageSchema } from './wire.ts'

/** The most characters of each field. */
export const contactLimits = { name: 100, subject: 150, message: 5000 } as const

/** Texts of the contact form; those of the outcome are verbatim from the specification. */
export const contactTexts = {
  nameRequired: 'Name is required',
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
  sentTitle: 'Message Sent',
  sent: "Thank you for your message. We'll get back to you soon!",
  failedTitle: 'Error',
  failed: 'Failed to send message. Please try again later.',
} as const

const atMost = (count: number) => z.maxLength(count, { error: `Please use at most ${count} characters` })
/** Trimmed before anything is asked of it, so that a field of blanks is an empty one. */
const line = (missing: string, most: number) =>
  z.string({ error: missing }).check(z.trim(), filledIn(missing), oneLine, atMost(most))

/** A message to who runs the site. Name and subject are one line each, so nothing in them can begin a mail's header. */
export const contactSchema = z.object({
  name: line(contactTexts.nameRequired, contactLimits.name),
  email: emailField,
  subject: line(contactTexts.subjectRequired, contactLimits.subject),
  message: z
    .string({ error: contactTexts.messageRequired })
    .check(z.trim(), filledIn(contactTexts.messageRequired), plainText, atMost(contactLimits.message)),
})
export type ContactMessage = z.output<typeof contactSchema>

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact/',
  access: 'public',
  summary:
    'Send a message to who runs the site; the same message again within minutes is answered 200 and kept once',
  body: contactSchema,
  // Every letter of a message may take several bytes, as 'ñ' and signs do.
  bodyBytes: 48 * 1024,
  answers: { 201: messageSchema, 200: messageSchema },
})
