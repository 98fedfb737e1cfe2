import type { NotificationTopic } from '@hanap/contract/notices/notifications'

/** What a mail says, in parts: layout.ts makes its HTML and its plain text, and escapes everything. */
export type MailContent = {
  subject: string
  /** What a list of mails shows beside the subject. */
  preheader: string
  /** 'Hi Ana,' */
  greeting?: string
  paragraphs: string[]
  /** The button; `path` is one of our own pages (see `link`), and may carry '#token='. */
  action?: { label: string; path: string }
  /** What stands below in small letters. */
  small?: string[]
  /** Whom an answer goes to instead of us; left out where it is no plain address (see `safeReplyTo`). */
  replyTo?: string
}

export type MailTools = {
  /** The whole address of one of our own pages, for a text that names it. */
  link(path: string): string
  /** The board's name. */
  boardName: string
}

/** One kind of mail that a feature sends. */
export type Email<Data> = {
  /** Unique among all mails, such as 'verify-email': it stands in the table. */
  readonly kind: string
  /** The switch of its reader's that it depends on; absent for what is about the account itself and is always sent. */
  readonly topic?: NotificationTopic
  /** Nothing is remembered of the address it went to, not even that there is none. */
  readonly forgetsAddress?: boolean
  render(data: Data, tools: MailTools): MailContent
}

/** The registry's view of a mail: what it is told was sealed under its kind, so it is of its type. */
export type AnyEmail = Email<never>

/**
 * Declares an email. Each feature has its own in emails.ts, and wiring/emails.ts lists them. `Data` must survive JSON.
 * @param options.topic for every email that is not about the account: the seeker can switch it off, with one click
 * @param options.forgetsAddress for an account that is gone
 */
export function defineEmail<Data extends object>(
  kind: string,
  render: (data: Data, tools: MailTools) => MailContent,
  options: { topic?: NotificationTopic; forgetsAddress?: boolean } = {},
): Email<Data> {
  return { kind, render, ...options }
}
