/** Tries of one mail, the first included; with the queue's doubling pauses they span about two hours. */
export const MOST_TRIES = 13

/** Hours after which a mail that still waits is given up: what it says is old news by then, and its link expired. */
export const WAITING_HOURS = 24

/** Minutes after which a sending has surely ended: the mailer gives up long before. */
export const SENDING_MINUTES = 10

/** Days that a settled row is kept, to answer 'did you mail me?'. */
export const KEEP_DAYS = 90

/** Days for which nothing is sent to an address that did not exist: providers hand out old addresses again. */
export const SUPPRESSION_DAYS = 180

const MOST_LETTERS = 300

/** A mail server's words as one line that a table and a log can hold. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
  return text
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g, ' ')
    .trim()
    .slice(0, MOST_LETTERS)
}
