import { isRecord } from '@hanap/contract/wire/is-record'
import { LetterProblem } from './port.ts'

export function parseObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** Undefined in a chunk that only counts tokens. */
export function choiceOf(answer: Record<string, unknown>): unknown {
  const choices = answer['choices']
  return Array.isArray(choices) ? choices[0] : undefined
}

/**
 * A string, or the text parts of a list; never `reasoning_content` or `reasoning`.
 * @throws LetterProblem 'garbage'
 */
export function contentOf(message: unknown): string {
  const content = memberOf(message, 'content')
  if (content === null || content === undefined || typeof content === 'string') return content ?? ''
  if (!Array.isArray(content)) throw new LetterProblem('garbage', 'the answer is no text')
  return content
    .map((part: unknown) => memberOf(part, 'text'))
    .filter((text) => typeof text === 'string')
    .join('')
}

/**
 * One line: `{ error: { message } }` (OpenAI), `{ error: '…' }` (Ollama), `{ message }` (older vLLM); empty if
 * unreadable.
 */
export function errorTextOf(body: string): string {
  const answer = parseObject(body)
  const error = answer?.['error'] ?? answer
  const message = typeof error === 'string' ? error : memberOf(error, 'message')
  return typeof message === 'string' ? message.replace(/\s+/g, ' ').slice(0, 200) : ''
}

/** @throws LetterProblem 'refused' if the model declined, 'cut' if the letter hit its limit */
export function refuseBadEnd(finishReason: unknown, message: unknown): void {
  if (finishReason === 'content_filter' || memberOf(message, 'refusal'))
    throw new LetterProblem('refused', 'the model refused to write this')
  if (finishReason === 'length') throw new LetterProblem('cut', 'the answer was cut at its longest')
}
