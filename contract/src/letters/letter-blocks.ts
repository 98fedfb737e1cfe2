/** Answered questions, and links under a name, have a fixed form. */

import { blanksIn } from './blanks.ts'

export type Answer = { question: string; answer: string }

export const asOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** Reads 'Q: … A: …'; '' for none. */
export function answersIn(content: string): { to(question: string): string } {
  const answers = new Map<string, string>()
  let question = ''
  for (const line of content.split('\n').map(asOneLine)) {
    if (line.startsWith('Q: ')) question = line.slice(3)
    else if (question !== '' && line.startsWith('A: ')) answers.set(question, line.slice(3).trim())
  }
  // A listing may break its questions over lines.
  return { to: (asked) => answers.get(asOneLine(asked)) ?? '' }
}

/** The listing's own questions say nothing of the seeker; where they stood is kept. */
export const withoutQuestions = (content: string): string => content.replaceAll(/^[^\S\n]*Q: .*$/gmu, '?')

/** Whether the letter has no answer yet, or only a blank. */
export const isOpen = (content: string, question: string): boolean => {
  const block = blockOf(content.split('\n'), asOneLine(question))
  return block === undefined || block.isOpen
}

/** Puts answers in where the letter has none. What stands there already is the seeker's. */
export function withAnswers(content: string, given: readonly Answer[]): string {
  const answers = given.map(({ question, answer }) => ({
    question: asOneLine(question),
    answer: asOneLine(answer),
  }))
  return answers.reduceRight((text, { question, answer }, at) => {
    if (answer === '') return text
    const lines = text.split('\n')
    const block = blockOf(lines, question)
    const asked = [`Q: ${question}`, `A: ${answer}`]
    if (block) return block.isOpen ? lines.toSpliced(block.start, block.length, ...asked).join('\n') : text
    const next = answers.slice(at + 1).flatMap((one) => blockOf(lines, one.question)?.start ?? [])
    if (next.length === 0) return joined(text.trimEnd(), asked.join('\n'))
    return lines.toSpliced(Math.min(...next), 0, ...asked, '').join('\n')
  }, content)
}

/** The question's line, and its answer's line if that is blank. The last one counts. */
function blockOf(lines: readonly string[], question: string) {
  const start = lines.findLastIndex((line) => asOneLine(line) === `Q: ${question}`)
  if (start === -1) return undefined
  const next = lines.findIndex((line, at) => at > start && asOneLine(line) !== '')
  const answer = asOneLine(lines[next] ?? '')
  if (!answer.startsWith('A:'))
    return { start, length: 1, isOpen: next !== start + 1 || answer.startsWith('Q: ') }
  const end = asOneLine(lines[next + 1] ?? '')
  const isEmpty = answer === 'A:' && (end === '' || end.startsWith('Q: '))
  return { start, length: next + 1 - start, isOpen: isEmpty || isBlank(answer.slice(2)) }
}

const isBlank = (answer: string) =>
  blanksIn(answer).length > 0 && !/[\p{L}\d]/u.test(answer.replaceAll(/\[[^[\]]*\]/gu, ''))

/** Such as 'Video: https://…'; '' for none. */
export function linkIn(content: string, name: string): string {
  const line = content.split('\n').findLast((one) => one.startsWith(`${name}: `))
  return line?.slice(name.length + 2).trim() ?? ''
}

/**
 * Takes the place of a blank or a lone address under this name; words there are the seeker's and stay.
 * @param isAnother several are asked for, so each has a line
 */
export function withLine(content: string, name: string, value: string, isAnother = false): string {
  const line = `${name}: ${asOneLine(value)}`
  const lines = content.split('\n')
  const at = lines.findLastIndex((one) => one.startsWith(`${name}: `))
  if (at === -1) return joined(content.trimEnd(), line)
  if (lines.includes(line)) return content
  const held = linkIn(content, name)
  const isPlaceholder = held === '' || isBlank(held)
  const isTaken = isPlaceholder || (!isAnother && /^https?:\/\/\S+$/iu.test(held))
  return isTaken ? lines.with(at, line).join('\n') : lines.toSpliced(at + 1, 0, line).join('\n')
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n')
