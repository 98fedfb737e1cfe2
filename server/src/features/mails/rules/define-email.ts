import type { NotificationTopic } from '@hanap/contract/notices/notifications'
import type { Language } from '@hanap/contract/site/languages'

/** layout.ts makes the HTML and plain text, and escapes everything. */
export type MailContent = {
  subject: string
  /** Shown beside the subject in an inbox. */
  preheader: string
  /** 'Hi Ana,' */
  greeting?: string
  paragraphs: string[]
  /** `path` is one of our own pages (see `link`), and may carry '#token='. */
  action?: { label: string; path: string }
  small?: string[]
  /** Left out unless a plain address (see `safeReplyTo`). */
  replyTo?: string
}

/** Each text on its own line. */
export type MailJob = {
  title: string
  /** One of our own pages. */
  path: string
  employer: string
  pay: string
  /** Posted pay, hours, age; empty texts are left out. */
  details: string[]
}

/** In its reader's language; laid out by job-list.ts. */
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
  /** Why the reader gets it. */
  why: string
  /** The label; the outbox adds the link. */
  unsubscribe: string
  settings: { label: string; path: string }
  noReplies: string
}

export type MailTools = {
  /** To one of our own pages. */
  link(path: string): string
  boardName: string
}

export type Email<Data> = {
  /** Unique and stored, such as 'verify-email'. */
  readonly kind: string
  /** The reader's setting that it depends on; absent for mails about the account, which are always sent. */
  readonly topic?: NotificationTopic
  /** Stores nothing about the address, not even that it does not exist. */
  readonly forgetsAddress?: boolean
  render(data: Data, tools: MailTools): MailContent | JobListMail
}

/** Sealed data has its kind's type. */
export type AnyEmail = Email<never>

/**
 * Each feature lists its own in emails.ts, and wiring/emails.ts lists all. `Data` must survive JSON.
 * @param options.topic for every email not about the account: the seeker can switch it off with one click
 * @param options.forgetsAddress for a deleted account
 */
export function defineEmail<Data extends object>(
  kind: string,
  render: (data: Data, tools: MailTools) => MailContent | JobListMail,
  options: { topic?: NotificationTopic; forgetsAddress?: boolean } = {},
): Email<Data> {
  return { kind, render, ...options }
}
