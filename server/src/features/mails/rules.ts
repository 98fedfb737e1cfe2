/** Tries, including the first; with the queue's doubling pauses they span about two hours. */
export const MOST_TRIES = 13

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Later, a waiting mail is outdated news with expired links. */
const WAITING_MS = 24 * HOUR_MS

/** After this a sending has surely ended: the mailer's timeout is far shorter. */
const SENDING_MS = 10 * MINUTE_MS
export const SURELY_OVER_SECONDS = SENDING_MS / 1000

/** Kept to answer 'did you mail me?'. */
const KEPT_MS = 90 * DAY_MS

/** Limited, since providers reassign old addresses. */
const SUPPRESSION_MS = 180 * DAY_MS

export function oldestOf(now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms)
  return {
    waitingSince: before(WAITING_MS),
    sendingSince: before(SENDING_MS),
    settledBefore: before(KEPT_MS),
    suppressedBefore: before(SUPPRESSION_MS),
  }
}

const MOST_LETTERS = 300

/** At most 300 letters. Without line breaks, nothing can begin another header. */
export function oneLine(text: string): string {
  const flat = text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
  return Array.from(flat.slice(0, 2 * MOST_LETTERS))
    .slice(0, MOST_LETTERS)
    .join('')
}

const PLAIN_ADDRESS = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

/** Accepts one plain ASCII mailbox, without characters that begin another address, a comment or a line; else null. */
export function safeReplyTo(address: string): string | null {
  return address.length <= 254 && PLAIN_ADDRESS.test(address) ? address : null
}

/** Replaces control characters with blanks, but keeps line breaks. */
export function cleanText(text: string): string {
  return text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ')
}

/** For text between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Breaks between words; a longer word (an address) stays whole. */
export function wrap(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n')
}

function wrapLine(line: string, width: number): string {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current)
      current = word
    } else current = current === '' ? word : `${current} ${word}`
  }
  return [...lines, current].join('\n')
}

/**
 * Without names that mail programs turn into a link: anyone can sign up with another person's address and a name that
 * advertises.
 */
export function safeGreeting(greeting: string): string {
  const line = oneLine(greeting)
  return /[/:@\\<>]|\.[^\s,]|www\b/i.test(line) ? 'Hi,' : line
}
