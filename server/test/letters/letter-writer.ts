import {
  createOpenaiCompatibleWriter,
  type OpenaiCompatibleOptions,
} from '../../src/outside/letter-writer/openai-compatible.ts'
import { LetterProblem, type LetterRequest, type LetterWriter } from '../../src/outside/letter-writer/port.ts'

export const KEY = 'sk-between-us'

export const request: LetterRequest = {
  system: 'You write letters.',
  user: JSON.stringify({
    job: { title: 'Bookkeeper', employer: 'Acme' },
    seeker: { name: 'Ana Reyes', skills: ['Xero'] },
  }),
  maxWords: 200,
}

/** Never waits; `waited` are its pauses in milliseconds. */
export function connectWriter(url: string, options: Partial<OpenaiCompatibleOptions> = {}) {
  const waited: number[] = []
  const pause = async (milliseconds: number) => void waited.push(milliseconds)
  const writer = createOpenaiCompatibleWriter({
    url,
    apiKey: KEY,
    model: 'small',
    // Only for hangs; tests of timeouts set less.
    timeoutMs: 60_000,
    pause,
    ...options,
  })
  return { ...writer, waited }
}

/** Checks that the pieces make up the letter. */
export async function stream(writer: LetterWriter, signal?: AbortSignal, asked = request) {
  const pieces: string[] = []
  const { text } = await writer.write(asked, {
    onText: (piece) => void pieces.push(piece),
    ...(signal && { signal }),
  })
  if (pieces.join('') !== text) throw new Error(`${JSON.stringify(pieces)} are not ${JSON.stringify(text)}`)
  return { text, pieces }
}

/** Other outcomes fail the test. */
export async function letterProblemOf(call: Promise<unknown>): Promise<LetterProblem> {
  const outcome = await call.then(
    () => 'a letter',
    (error: unknown) => error,
  )
  if (outcome instanceof LetterProblem) return outcome
  throw new Error('expected a LetterProblem', { cause: outcome })
}
