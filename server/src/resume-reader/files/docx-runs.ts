import type { Line } from '../line.ts'

const alone = /^[,;:|/–—-]$/u
/** Letters; a piece beside a separator is a company, a place or a field of study. */
const LONGEST_PIECE = 120
/** The end of a sentence, not of an abbreviation such as 'Ph.D.' */
const sentenceEnd = /[!?]$|\p{L}{3}\.$|\d\.$/u

export function isSeparator(text: string): boolean {
  return alone.test(text)
}

/**
 * Some PDF converters make a paragraph of each piece of a line; there, a lone comma or colon joins its neighbours.
 * Elsewhere it is an ornament.
 */
export function joinRuns(lines: readonly Line[]): Line[] {
  const isByPiece = lines.some(({ text }) => /^[,:]$/u.test(text))
  const joined: Line[] = []
  let between = ''
  for (const line of lines) {
    const last = joined.at(-1)
    if (isSeparator(line.text)) between = line.text
    else if (last && isByPiece && between !== '' && isPiece(last) && isPiece(line) && !line.isItem) {
      joined[joined.length - 1] = { ...last, text: last.text + spaced(between) + line.text, room: line.room }
      between = ''
    } else {
      joined.push(line)
      between = ''
    }
  }
  return joined
}

function isPiece({ text }: Line): boolean {
  return text.length <= LONGEST_PIECE && !sentenceEnd.test(text)
}

function spaced(separator: string): string {
  return /[,;:]/u.test(separator) ? `${separator} ` : ` ${separator} `
}
