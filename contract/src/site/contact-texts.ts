/** In characters. */
export const contactLimits = { name: 100, subject: 150, message: 5000 } as const

/** The outcomes are verbatim from the specification. */
export const contactTexts = {
  nameRequired: 'Name is required',
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
  sentTitle: 'Message Sent',
  sent: "Thank you for your message. We'll get back to you soon!",
  failedTitle: 'Error',
  failed: 'Failed to send message. Please try again later.',
} as const
