/** Answered questions, and links under a name, have a fixed form. */

export type Answer = { question: string; answer: string }

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()

/** Reads 'Q: … A: …'; '' for none. */
export function answersIn(content: string): { to(question: string): string } {
  const answers = new Map<string, string>()
  let question = ''
  for (const line of content.split('\n').map(oneLine)) {
    if (line.startsWith('Q: ')) question = line.slice(3)
    else if (question !== '' && line.startsWith('A: ')) answers.set(question, line.slice(3).trim())
  }
  // A listing may break its questions over lines.
  return { to: (asked) => answers.get(oneLine(asked)) ?? '' }
}

/** Replaces existing answers in place. */
export function withAnswers(content: string, given: readonly Answer[]): string {
  const answers = given
    .map(({ question, answer }) => ({ question: oneLine(question), answer: oneLine(answer) }))
    .filter(({ answer }) => answer !== '')
  const questions = new Set(answers.map(({ question }) => question))
  const kept: string[] = []
  let at = -1
  let isReplaced = false
  for (const line of content.split('\n')) {
    const words = oneLine(line)
    if (words.startsWith('Q: ')) {
      isReplaced = questions.has(words.slice(3))
      if (isReplaced && at === -1) at = kept.length
    }
    const isOfBlock = isReplaced && (words.startsWith('Q: ') || words.startsWith('A: ') || words === '')
    if (!isOfBlock) {
      isReplaced = false
      kept.push(line)
    }
  }
  const block = answers.map(({ question, answer }) => `Q: ${question}\nA: ${answer}`).join('\n\n')
  if (at === -1) return joined(content.trimEnd(), block)
  return joined(kept.slice(0, at).join('\n').trimEnd(), block, kept.slice(at).join('\n').trimStart())
}

/** Such as 'Video: https://…'; '' for none. */
export function linkIn(content: string, name: string): string {
  const line = content.split('\n').findLast((one) => one.startsWith(`${name}: `))
  return line?.slice(name.length + 2).trim() ?? ''
}

export function withLine(content: string, name: string, value: string): string {
  const line = `${name}: ${oneLine(value)}`
  const lines = content.split('\n')
  const at = lines.findLastIndex((one) => one.startsWith(`${name}: `))
  return at === -1 ? joined(content.trimEnd(), line) : lines.with(at, line).join('\n')
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n')
