import type { NotificationTopic } from '@hanap/contract/notices/notifications'
import type { Language } from '@hanap/contract/site/languages'

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

/** A job as a row of a mail. Each text stands on a line of its own. */
export type MailJob = {
  title: string
  /** One of our own pages. */
  path: string
  employer: string
  pay: string
  /** Pay as it was posted, hours, age; an empty text is left out. */
  details: string[]
}

/** A mail that lists jobs, in its reader's language: job-list.ts makes its HTML and its plain text. */
export type JobListMail = {
  subject: string
  preheader: string
  language: Language
  heading: string
  /** Below the heading. */
  lead: string
  groups: { name: string; jobs: MailJob[] }[]
  /** 'And 4 more.'; '' for none. */
  more: string
  action: { label: string; path: string }
  /** Why it came. */
  why: string
  /** The words of the unsubscribe link, which the outbox adds. */
  unsubscribe: string
  /** Another link beside it. */
  settings: { label: string; path: string }
  /** That nobody reads replies. */
  noReplies: string
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
  render(data: Data, tools: MailTools): MailContent | JobListMail
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
  render: (data: Data, tools: MailTools) => MailContent | JobListMail,
  options: { topic?: NotificationTopic; forgetsAddress?: boolean } = {},
): Email<Data> {
  return { kind, render, ...options }
}
