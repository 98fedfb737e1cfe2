import { MailProblem } from './port.ts'

export type Failure = {
  error: unknown
  /** Whether the server had begun to receive the text. */
  handedOver: boolean
}

/**
 * Certain: any failure before the server took the text, and its refusal afterwards. Another broken connection may
 * have ended after it had all.
 */
export function problemOf({ error, handedOver }: Failure): MailProblem {
  const cause = error instanceof Error ? error : new Error(String(error))
  const { responseCode = 0, command = '', response = '' } = cause as SmtpError
  const isNo = responseCode >= 400 && responseCode < 600
  const message = cause.message
  if (handedOver) {
    // Only a reply to DATA is about the text.
    if (command !== 'DATA' || !isNo) return new MailProblem('unknown', message, { cause })
    return responseCode < 500 ? notYet(message, cause) : new MailProblem('refused', message, { cause })
  }
  if (responseCode >= 500 && command === 'RCPT TO') {
    return new MailProblem(saysNoMailbox(responseCode, response) ? 'no-mailbox' : 'refused', message, {
      cause,
    })
  }
  if (responseCode >= 500 && command === 'DATA') return new MailProblem('refused', message, { cause })
  // About the server or our account there: an operator may fix it within the hour.
  return notYet(message, cause)
}

type SmtpError = Error & { responseCode?: number; command?: string; response?: string }

const notYet = (message: string, cause: Error) =>
  new MailProblem('not-sent', message, { retryable: true, cause })

/**
 * RFC 3463: bad mailbox, system or syntax, moved, null MX (RFC 7505). Not 5.2.1 'disabled': large providers say it of
 * busy mailboxes.
 */
const NO_MAILBOX = /^5\.1\.(1|2|3|6|10)$/
/** Words of servers whose 550 is about the sender or us, not the address. */
const OTHER_REASON = /relay|spam|block|black|policy|reputation|spf|dkim|dmarc|auth|sender|rate|limit|reject/i

/** Goes by RFC 3463's detailed code, else by RFC 5321's. */
function saysNoMailbox(code: number, response: string): boolean {
  const detailed = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if (detailed) return NO_MAILBOX.test(detailed)
  return [550, 551, 553].includes(code) && !OTHER_REASON.test(response)
}
