import { type FaultKind, isAt, type KindAt } from './faults.ts'

type Said = {
  content: string | null
  refusal: string | null
  reasoning_content?: string
  end: string
}

/** For POST /v1/chat/completions; some faults are strange letters. */
export function completionOf(given: {
  id: number
  model: string
  letter: string
  now: Date
  fault: FaultKind | undefined
}) {
  const { id, model, letter, now, fault } = given
  const { end, ...said } = saidIn(letter, fault)
  const tokens = Math.ceil(letter.length / 4)
  return {
    id: `chatcmpl-${id}`,
    object: 'chat.completion',
    created: Math.floor(now.getTime() / 1000),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...said },
        finish_reason: end,
        logprobs: null,
      },
    ],
    usage: { prompt_tokens: tokens, completion_tokens: tokens, total_tokens: tokens * 2 },
    system_fingerprint: 'fp_standin',
  }
}

const THOUGHT = 'They want a letter. First I greet, then I say what fits.'

const sayings: Record<KindAt<'saying'>, (letter: string) => Said> = {
  empty: () => ({ content: '', refusal: null, end: 'stop' }),
  filter: () => ({ content: null, refusal: 'I cannot help with that.', end: 'content_filter' }),
  length: (letter) => ({ content: letter.slice(0, letter.length / 2), refusal: null, end: 'length' }),
  think: (letter) => ({ content: `<think>\n${THOUGHT}\n</think>\n\n${letter}`, refusal: null, end: 'stop' }),
  reasoning: (letter) => ({ content: letter, refusal: null, reasoning_content: THOUGHT, end: 'stop' }),
}

export const saidIn = (letter: string, fault: FaultKind | undefined): Said =>
  isAt('saying', fault) ? sayings[fault](letter) : { content: letter, refusal: null, end: 'stop' }
