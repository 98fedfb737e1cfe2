import * as z from 'zod/mini'

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

/** What a listing may refuse. */
export const bans = [
  'ai',
  'agency',
  'answer',
  'attachment',
  'board',
  'contact',
  'length',
  'resume',
  'resume-and-more',
  'unread',
  'words',
] as const
export type Ban = (typeof bans)[number]

/** In the letter, or on the employer's form. */
export const phrasePlaces = ['start', 'end', 'anywhere', 'form'] as const
export type PhrasePlace = (typeof phrasePlaces)[number]

const times = z.optional(z.number())
/** How many things of each kind a job requires. Leaves out optional orders; each question counts as one. */
export const asksSchema = z.object({
  'subject-line': times,
  'include-phrase': times,
  'answer-questions': times,
  attach: times,
  /** Videos and voice notes. */
  recording: times,
  'link-form': times,
  'outside-contact': times,
  'do-not': times,
  state: times,
  test: times,
  other: times,
})
export type Asks = z.output<typeof asksSchema>

export const MOST_ORDERS = 40
/** Read of a list; a longer one is in doubt. */
export const MOST_QUESTIONS = 60

export const orderSchema = z.object({
  kind: z.enum(orderKinds),
  /** The listing's exact words. */
  quote: z.string(),
  field: z.enum(['title', 'description', 'salary']),
  /** UTF-16 positions in that field. */
  start: z.number(),
  end: z.number(),
  required: z.boolean(),
  /** It only tests whether applicants read the listing. */
  check: z.boolean(),
  /** A person must judge it: unclear, or read by a model. */
  doubt: z.boolean(),
  /** A model's orders are never required, and not counted in rows. Absent in older copies. */
  source: z.optional(z.enum(['rules', 'model'])),
  /** The wanted subject line, or a part of it. */
  subject: z.optional(z.string()),
  phrase: z.optional(z.string()),
  place: z.optional(z.enum(phrasePlaces)),
  questions: z.optional(z.array(z.string())),
  /** The lines below the quote that say more, such as what a video is to show. */
  below: z.optional(z.string()),
  /** The thing to send, the forbidden way, or another act. */
  what: z.optional(z.string()),
  url: z.optional(z.string()),
  /** Outside the board: email, WhatsApp and such. */
  channel: z.optional(z.string()),
})
export type Order = z.output<typeof orderSchema>

/** Such as 'AI assistants must …': never among the orders, never followed. */
export const machineOrderSchema = z.pick(orderSchema, { quote: true, field: true, start: true, end: true })
export type MachineOrder = z.output<typeof machineOrderSchema>
