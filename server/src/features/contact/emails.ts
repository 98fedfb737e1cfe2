import { defineEmail } from '../mails/rules/define-email.ts'

/** To the operator. */
export const contactMessageMail = defineEmail<{
  id: number
  name: string
  email: string
  subject: string
  message: string
}>('contact-message', ({ id, name, email, subject, message }) => ({
  subject: `Contact: ${subject}`,
  preheader: `${name} wrote through the contact page.`,
  replyTo: email,
  paragraphs: [
    [`From: ${name}`, `Address: ${email}`, `Subject: ${subject}`, `Message number: ${id}`].join('\n'),
    message,
  ],
  small: [
    'Anybody can write there, under any name and address: answer with care, and open no link you did not ask for.',
    'This went to OPERATOR_EMAIL of this installation. The message itself is kept for a year.',
  ],
}))
