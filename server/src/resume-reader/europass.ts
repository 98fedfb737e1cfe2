import type { Line } from './line.ts'

/** Labels that Europass prints in the margin beside every line. */
const labels =
  /^(?:first name\(?s?\)?\s*\/?\s*(?:surname\(?s?\)?)?|surname\(?s?\)?(?:\s*\/?\s*first name\(?s?\)?)?|telephone\(?s?\)?|e-?mail|dates|occupation or position held|main activities and(?: responsibilities)?|responsibilities|name and address of(?: employer)?|employer|type of business or sector|title of qualification awarded|name (?:and type )?of organisation(?: providing)?(?: education(?: and training)?)?|providing education(?: and training)?|education|principal subjects.*|level in (?:national|international).*)(?:\t|$)/iu
const position = /^occupation or position held/iu
const employer = /^name and address of/iu

/** Drops labels, and puts each employer right after the position. Leaves other resumes as they are. */
export function dropFormLabels(lines: readonly Line[]): Line[] {
  if (!lines.some(({ text }) => position.test(text) || /^title of qualification awarded/iu.test(text)))
    return [...lines]
  const plain: Line[] = []
  let held: number | undefined
  let isEmployer = false
  for (const line of lines) {
    const text = line.isMarked ? line.text : line.text.replace(labels, '').trim()
    isEmployer ||= employer.test(line.text)
    if (text === '') continue
    if (isEmployer && held !== undefined) plain.splice(held + 1, 0, { ...line, text })
    else plain.push({ ...line, text })
    if (position.test(line.text)) held = plain.length - 1
    isEmployer = false
  }
  return plain
}
