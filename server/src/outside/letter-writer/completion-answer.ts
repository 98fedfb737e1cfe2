import {
  choiceOf,
  contentOf,
  errorTextOf,
  memberOf,
  parseObject,
  refuseBadEnd,
} from './completion-members.ts'
import { LetterProblem } from './port.ts'
import { withoutThoughts } from './thoughts.ts'

/** A letter is a few kilobytes; a model's reasoning may be many times that. */
export const MAX_BYTES = 512 * 1024

/** @throws LetterProblem 'garbage' for an endless answer; the connection's errors */
export async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) throw new LetterProblem('garbage', `an answer of more than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** @throws LetterProblem 'garbage', 'refused', 'cut' or 'empty' */
export function letterOf(body: string): string {
  const answer = parseObject(body)
  if (!answer) throw new LetterProblem('garbage', 'the answer is no JSON object')
  // Some gateways answer 200 with an error inside.
  if (answer['error']) throw new LetterProblem('refused', `answered with an error: ${errorTextOf(body)}`)
  const choice = choiceOf(answer)
  const message = memberOf(choice, 'message')
  if (typeof message !== 'object' || message === null)
    throw new LetterProblem('garbage', 'the answer has no message')
  refuseBadEnd(memberOf(choice, 'finish_reason'), message)
  const text = withoutThoughts(contentOf(message))
  if (text === '') throw new LetterProblem('empty', 'the answer is blank')
  return text
}
