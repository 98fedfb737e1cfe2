import { LetterProblem } from './port.ts'

/** A letter is a few kilobytes; what a model thinks beside it may be many times that. */
const MAX_BYTES = 512 * 1024

/**
 * An answer's body as text.
 * @throws LetterProblem 'garbage' for one without end; whatever the connection throws
 */
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

/**
 * What a server says is wrong, on one short line: `{ error: { message } }` as OpenAI has it, `{ error: '…' }` as Ollama,
 * `{ message }` as older vLLM; empty where it says nothing readable.
 */
export function errorTextOf(body: string): string {
  const answer = parseObject(body)
  const error = answer?.['error'] ?? answer
  const message = typeof error === 'string' ? error : memberOf(error, 'message')
  return typeof message === 'string' ? message.replace(/\s+/g, ' ').slice(0, 200) : ''
}

/**
 * The letter in a good answer.
 * @throws LetterProblem 'garbage', 'refused', 'cut' or 'empty'
 */
export function letterOf(body: string): string {
  const answer = parseObject(body)
  if (!answer) throw new LetterProblem('garbage', 'the answer is no JSON object')
  // Some gateways say 200 and mean it only of themselves.
  if (answer['error']) throw new LetterProblem('refused', `answered with an error: ${errorTextOf(body)}`)
  const choices = answer['choices']
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined
  const message = memberOf(choice, 'message')
  if (typeof message !== 'object' || message === null)
    throw new LetterProblem('garbage', 'the answer has no message')
  const ended = memberOf(choice, 'finish_reason')
  if (ended === 'content_filter' || memberOf(message, 'refusal'))
    throw new LetterProblem('refused', 'the model refused to write this')
  if (ended === 'length') throw new LetterProblem('cut', 'the answer was cut at its longest')
  const text = withoutThoughts(contentOf(message))
  if (text === '') throw new LetterProblem('empty', 'the answer is blank')
  return text
}

/** A string, or the text parts of a list; what stands beside it (`reasoning_content`, `reasoning`) is never read. */
function contentOf(message: object): string {
  const content = memberOf(message, 'content')
  if (content === null || content === undefined || typeof content === 'string') return content ?? ''
  if (!Array.isArray(content)) throw new LetterProblem('garbage', 'the answer is no text')
  return content
    .map((part: unknown) => memberOf(part, 'text'))
    .filter((text) => typeof text === 'string')
    .join('')
}

/** Without `<think>` blocks; one that is never closed takes the rest, one that was never opened what is before. */
function withoutThoughts(text: string): string {
  return text
    .replace(/<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi, '')
    .replace(/^[\s\S]*<\/(?:think|thinking|reasoning)>/i, '')
    .replace(/\r\n?/g, '\n')
    .trim()
}

function parseObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
