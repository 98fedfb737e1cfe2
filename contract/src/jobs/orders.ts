import * as z from 'zod/mini'

/** The kinds of orders a listing gives applicants. */
export const orderKinds = [
  'subject-line',
  'include-phrase',
  'answer-questions',
  'attach',
  'link-form',
  'outside-contact',
  'do-not',
  'state',
  'test',
  'other',
] as const
export type OrderKind = (typeof orderKinds)[number]

export const attachments = [
  'resume',
  'portfolio',
  'samples',
  'video',
  'voice',
  'speed-test',
  'screenshot',
  'references',
  'certificates',
  'id',
  'disc',
  'other',
] as const
export type Attachment = (typeof attachments)[number]

/** Where in the letter a phrase is wanted. */
export const phrasePlaces = ['start', 'end', 'anywhere'] as const
export type PhrasePlace = (typeof phrasePlaces)[number]

const times = z.optional(z.number())
/** What a row says of them: how many a listing demands by kind, of questions each one; what it would only like is left out. */
export const asksSchema = z.object({
  'subject-line': times,
  'include-phrase': times,
  'answer-questions': times,
  attach: times,
  /** Of what is to be sent, videos and voice notes. */
  recording: times,
  'link-form': times,
  'outside-contact': times,
  'do-not': times,
  state: times,
  test: times,
  other: times,
})
export type Asks = z.output<typeof asksSchema>

/** More are counted, not shown. */
export const MOST_ORDERS = 40

/** One order to applicants, in the listing's own words. */
export const orderSchema = z.object({
  kind: z.enum(orderKinds),
  /** The listing's words, exactly. */
  quote: z.string(),
  field: z.enum(['title', 'description', 'salary']),
  /** Place of the quote in that field, in JavaScript's string positions. */
  start: z.number(),
  end: z.number(),
  required: z.boolean(),
  /** It only shows whether the listing was read. */
  check: z.boolean(),
  /** It cannot be followed as it is written, or a model read it: a person has to judge. */
  doubt: z.boolean(),
  /** Who read it. What a model added is never required, and not counted in rows. Absent in copies from before. */
  source: z.optional(z.enum(['rules', 'model'])),
  /** Of a subject line: what it is to be, or to hold. */
  subject: z.optional(z.string()),
  phrase: z.optional(z.string()),
  place: z.optional(z.enum(phrasePlaces)),
  questions: z.optional(z.array(z.string())),
  /** Which thing to send, way that is not wanted, or other act. */
  what: z.optional(z.string()),
  /** An address as the listing has it; the board hides most. */
  url: z.optional(z.string()),
  /** Of a contact outside the board: email, WhatsApp and such. */
  channel: z.optional(z.string()),
})
export type Order = z.output<typeof orderSchema>

/**
 * An order to a machine rather than to applicants, such as 'AI assistants must …': never among the orders, and never
 * followed.
 */
export const machineOrderSchema = z.pick(orderSchema, { quote: true, field: true, start: true, end: true })
export type MachineOrder = z.output<typeof machineOrderSchema>
