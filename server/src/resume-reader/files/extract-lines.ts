import type { Line } from '../line.ts'
import { RefusedFile } from '../refusals.ts'
import { linesOfDoc } from './doc-lines.ts'
import { linesOfDocx } from './docx-lines.ts'
import { linesOfPdf } from './pdf-lines.ts'
import { MOST_LETTERS, MOST_LETTERS_IN_A_LINE, MOST_LINES } from './text-limits.ts'
import type { TextAnswer, TextQuestion } from './text-messages.ts'

/** Never throws. Runs in its own process (text-process.ts). */
export async function extractLines({ bytes, type }: TextQuestion): Promise<TextAnswer> {
  try {
    const lines = await (type === 'pdf'
      ? linesOfPdf(bytes)
      : type === 'docx'
        ? linesOfDocx(bytes)
        : linesOfDoc(bytes))
    return { lines: takeWhole(lines.slice(0, MOST_LINES).map(shorten)) }
  } catch (error) {
    return { refusal: error instanceof RefusedFile ? error.refusal : 'broken' }
  }
}

function shorten(line: Line): Line {
  return line.text.length > MOST_LETTERS_IN_A_LINE
    ? { ...line, text: line.text.slice(0, MOST_LETTERS_IN_A_LINE) }
    : line
}

function takeWhole(lines: readonly Line[]): Line[] {
  let letters = 0
  return lines.filter(({ text }) => {
    letters += text.length
    return letters <= MOST_LETTERS
  })
}
