const CLOSING =
  /^(?:yours (?:sincerely|truly|faithfully)|sincerely(?: yours)?|(?:kind|best|warm|warmest) regards|regards|respectfully(?: yours)?|best|thank you|thanks)\s*[,.!]?$/iu
/** Lines of a name, a phone number, a place. */
const MOST_LINES_AFTER = 4
const LONGEST_LINE_AFTER = 60

/**
 * Finds an unwanted closing: a line such as 'Kind regards,' and a few short lines. In an unfinished letter, where one
 * may begin.
 * @returns the end of the text before it
 */
export function closingAt(written: string): number | undefined {
  const lines = [...written.matchAll(/[^\n]+/gu)]
    .map(({ index, 0: line }) => ({ index, line: line.trim() }))
    .filter(({ line }) => line !== '')
  const first = Math.max(1, lines.length - 1 - MOST_LINES_AFTER)
  for (let at = first; at < lines.length; at += 1) {
    const { line, index } = lines[at] ?? { line: '', index: 0 }
    const after = lines.slice(at + 1)
    if (CLOSING.test(line) && after.every((one) => one.line.length <= LONGEST_LINE_AFTER))
      return written.slice(0, index).trimEnd().length
  }
  return undefined
}

/** The letter without its closing: only this text is checked. */
export const bodyOf = (written: string): string => written.slice(0, closingAt(written)).trim()

/** The writer is never told the name. */
export const closingFor = (name: string): string => `\n\nSincerely,\n${name}`
