import { type LetterSentence, YOUR_ANSWER } from '@hanap/contract/letters/letter-sentences'
import type { Sources } from '../../grounding/rules/fact-sources.ts'
import type { Ground } from '../../grounding/rules/ground.ts'
import { createLetterCheck } from '../../grounding/rules/grounding.ts'
import { restsOn } from '../../grounding/rules/rests-on.ts'
import { templateThanks } from '../../rules/template.ts'
import { ordered } from './put-in.ts'
import type { WantedOrders } from './wanted.ts'

/** Answers are told only once all are checked. */
const ANSWERS = /(?:^|\n)[ \t]*(?:\*\*)?Q(?:\d{1,2})?[:.]/u

export function splitAnswers(written: string): { body: string; answers: string } {
  const at = written.search(ANSWERS)
  return at < 0 ? { body: written, answers: '' } : { body: written.slice(0, at), answers: written.slice(at) }
}

/**
 * Typed answers stay unchanged, and facts of the profile are told. A missing or unfounded answer becomes a blank to fill
 * in.
 * @param about null without a writer
 */
export function answersFor(
  questions: WantedOrders['questions'],
  written: string,
  about: { ground: Ground; sources: Sources } | null,
): LetterSentence[] {
  const answers = readAnswers(written)
  return questions.flatMap(({ text: question, answer: typed, known = '' }, at) => {
    const answer = answers.get(keyOf(question)) ?? ''
    const isFounded =
      about !== null && /\p{L}/u.test(answer) && createLetterCheck(about.ground).sentence(answer).length === 0
    return [
      { text: `${at === 0 ? '\n\n' : '\n'}Q: ${question}`, rests_on: [] },
      typed !== ''
        ? { text: `\nA: ${typed}`, rests_on: [{ kind: 'answer', text: typed }] }
        : known !== ''
          ? { text: `\nA: ${known}`, rests_on: [{ kind: 'preference', text: known }] }
          : {
              text: `\nA: ${isFounded ? answer : YOUR_ANSWER}`,
              rests_on: isFounded ? restsOn(answer, about.sources) : [],
            },
    ]
  })
}

/** What stands below a template: blanks for all that only the seeker can say or link to. */
export const templateAnswers = ({ questions, toFill }: WantedOrders): LetterSentence[] => [
  ...toFill.links.map((name, at) => ordered(`${at === 0 ? '\n\n' : '\n'}${name}: [your link]`)),
  ...answersFor([...questions, ...toFill.tasks.map((text) => ({ text, answer: '' }))], '', null),
  ...(toFill.isMore ? [ordered('\n\n[What else this employer asks you to tell them.]')] : []),
  ...templateThanks.map(ordered),
]

/** Lines of 'Q: …' and 'A: …'. */
function readAnswers(written: string): Map<string, string> {
  const found = new Map<string, string>()
  let question = ''
  for (const line of written.split('\n')) {
    const [, mark = '', text = ''] = /^\s*(?:\*\*)?([QA])(?:\d{1,2})?[:.]\s*(.*)$/u.exec(line) ?? []
    if (mark === 'Q') question = keyOf(text)
    else if (mark === 'A' && question !== '' && !found.has(question)) found.set(question, text.trim())
  }
  return found
}

const keyOf = (text: string) => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')
