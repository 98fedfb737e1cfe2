/** smtp.ts implements it for real servers and the stand-in. */
export type Mailer = {
  /**
   * Resolves only when the server has taken the mail.
   * @throws MailProblem
   */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

export type MailSender = { name: string; address: string }

export type OutgoingMail = {
  from: MailSender
  /** One plain address. */
  to: string
  subject: string
  text: string
  html: string
  /** Includes its angle brackets. */
  messageId: string
  date: Date
  headers?: Record<string, string>
}

export type MailProblemKind =
  | 'not-sent' // the server surely does not have it
  | 'unknown' // it may have it: the connection was lost while or after the mail was handed over
  | 'no-mailbox' // it says there is no such address
  | 'refused' // it, or we ourselves, will never take this mail

export class MailProblem extends Error {
  readonly kind: MailProblemKind
  /** True only for some 'not-sent'. */
  readonly retryable: boolean

  constructor(
    kind: MailProblemKind,
    message: string,
    options: { retryable?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'MailProblem'
    this.kind = kind
    this.retryable = options.retryable ?? false
  }
}
