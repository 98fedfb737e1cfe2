import type { Line } from './line.ts'

/** The labels of the European form, which stand in the margin beside every line and say nothing of the person. */
const labels =
  /^(?:first name\(?s?\)?\s*\/?\s*(?:surname\(?s?\)?)?|surname\(?s?\)?(?:\s*\/?\s*first name\(?s?\)?)?|telephone\(?s?\)?|e-?mail|dates|occupation or position held|main activities and(?: responsibilities)?|responsibilities|name and address of(?: employer)?|employer|type of business or sector|title of qualification awarded|name (?:and type )?of organisation(?: providing)?(?: education(?: and training)?)?|providing education(?: and training)?|education|principal subjects.*|level in (?:national|international).*)(?:\t|$)/iu

/** Lines without the margin of the European form; other resumes come back as they are. */
export function dropFormLabels(lines: readonly Line[]): Line[] {
  const isForm =
    lines.filter(({ text }) => /^(?:occupation or position held|title of qualification awarded)/iu.test(text))
      .length > 0
  if (!isForm) return [...lines]
  return lines.flatMap((line) => {
    const text = line.isMarked ? line.text : line.text.replace(labels, '').trim()
    return text === '' ? [] : [{ ...line, text }]
  })
}
