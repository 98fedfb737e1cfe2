import { letterOf, MAX_BYTES } from './completion-answer.ts'
import {
  choiceOf,
  contentOf,
  errorTextOf,
  memberOf,
  parseObject,
  refuseBadEnd,
} from './completion-members.ts'
import { LetterProblem } from './port.ts'
import { createThoughtFilter } from './thoughts.ts'

/** A token, also of reasoning, takes some 300 bytes of JSON. */
const MAX_STREAM_BYTES = 4 * 1024 * 1024

export type StreamReading = {
  onText: (piece: string) => void
  opening: string | undefined
  /** Called on every chunk. */
  heard: () => void
  /** Removes secrets. */
  redact: (text: string) => string
}

/**
 * Passes on a letter piece by piece; plain JSON works too.
 * @throws LetterProblem 'garbage', 'refused', 'cut' or 'empty'; the connection's error before the first piece
 */
export async function readLetterStream(response: Response, reading: StreamReading): Promise<string> {
  const telling = createTelling(reading)
  const events = createEventReader(reading.redact)
  let json: string | undefined
  let hasBegun = false
  try {
    for await (const text of decoded(response, reading.heard)) {
      if (!hasBegun && text.trim() !== '') {
        hasBegun = true
        if (/^\s*[{[]/.test(text)) json = ''
      }
      if (json !== undefined) {
        json += text
        if (json.length > MAX_BYTES)
          throw new LetterProblem('garbage', `an answer of more than ${MAX_BYTES} bytes`)
        continue
      }
      const { letter, isWhole } = events.read(text)
      if (isWhole) return telling.end(letter)
      telling.tell(letter)
    }
  } catch (error) {
    if (error instanceof LetterProblem || !telling.hasBegun()) throw error
    throw new LetterProblem('cut', 'the connection was lost in the middle of the letter')
  }
  if (json !== undefined) return telling.end(letterOf(reading.redact(json)))
  const { letter, isWhole, count } = events.end()
  if (isWhole) return telling.end(letter)
  throw count === 0
    ? new LetterProblem('garbage', 'the answer is neither a stream nor JSON')
    : new LetterProblem('cut', 'the letter ended without saying so')
}

async function* decoded(response: Response, heard: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let size = 0
  for await (const chunk of response.body ?? []) {
    heard()
    size += chunk.length
    if (size > MAX_STREAM_BYTES)
      throw new LetterProblem('garbage', `an answer of more than ${MAX_STREAM_BYTES} bytes`)
    yield decoder.decode(chunk, { stream: true })
  }
}

function createTelling({ onText, opening = '' }: StreamReading) {
  let told = ''
  const tell = (letter: string) => {
    if (letter === told) return
    if (!letter.startsWith(told)) throw new LetterProblem('garbage', 'its letter was a thought, it says')
    const piece = letter.slice(told.length)
    told = letter
    onText(piece)
  }
  return {
    hasBegun: () => told !== '',
    tell(letter: string) {
      if (told !== '' || (letter.length >= opening.length && letter.startsWith(opening))) tell(letter)
    },
    end(letter: string): string {
      if (letter === '') throw new LetterProblem('empty', 'the answer is blank')
      tell(letter)
      return letter
    },
  }
}

/** Server-sent events, cut anywhere: lines `data: {…}`, and `[DONE]`. Ignores comments, names and ids. */
function createEventReader(redact: (text: string) => string) {
  const thoughts = createThoughtFilter()
  let unread = ''
  let letter = ''
  let count = 0

  /** True for the line that completes the letter. */
  function readLine(line: string): boolean {
    const name = ['data', 'error'].find((one) => line.startsWith(`${one}:`))
    const data = line.slice(line.indexOf(':') + 1).trim()
    if (name === undefined || data === '') return false
    count += 1
    if (data === '[DONE]') throw new LetterProblem('cut', 'the letter ended without saying why')
    const chunk = parseObject(data)
    if (!chunk && name === 'data') throw new LetterProblem('garbage', 'a chunk of the answer is no JSON')
    if (!chunk || chunk['error'] || name === 'error')
      throw new LetterProblem('refused', `answered with an error: ${errorTextOf(redact(data))}`)
    const choice = choiceOf(chunk)
    const delta = memberOf(choice, 'delta') ?? memberOf(choice, 'message')
    const finish = memberOf(choice, 'finish_reason')
    letter = thoughts.read(contentOf(delta))
    refuseBadEnd(finish, delta)
    return typeof finish === 'string' && finish !== ''
  }

  const outcome = (isWhole: boolean) => ({ letter: isWhole ? thoughts.end() : letter, isWhole, count })
  return {
    read(text: string) {
      const lines = (unread + text).split(/\r\n|\n|\r/)
      unread = lines.pop() ?? ''
      return outcome(lines.some(readLine))
    },
    /** The last line may lack its newline; otherwise an incomplete event means a cut stream. */
    end() {
      const isEvent = /^data:\s*\{/.test(unread) && /\}\s*$/.test(unread)
      return outcome(isEvent && readLine(unread))
    },
  }
}
