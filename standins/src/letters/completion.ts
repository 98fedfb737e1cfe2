import type { FaultKind } from './faults.ts'

type Said = { content: string | null; refusal: string | null; reasoning_content?: string }

/** A whole answer of POST /v1/chat/completions, as OpenAI has it; some faults are strange letters rather than errors. */
export function completionOf(given: {
  id: number
  model: string
  letter: string
  now: Date
  fault: FaultKind | undefined
}) {
  const { id, model, letter, now, fault } = given
  const tokens = Math.ceil(letter.length / 4)
  return {
    id: `chatcmpl-${id}`,
    object: 'chat.completion',
    created: Math.floor(now.getTime() / 1000),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...saidIn(letter, fault) },
        finish_reason: endOf(fault),
        logprobs: null,
      },
    ],
    usage: { prompt_tokens: tokens, completion_tokens: tokens, total_tokens: tokens * 2 },
    system_fingerprint: 'fp_standin',
  }
}

/** What the model says, in its members. */
export function saidIn(letter: string, fault: FaultKind | undefined): Said {
  const thought = 'They want a letter. First I greet, then I say what fits.'
  if (fault === 'empty') return { content: '', refusal: null }
  if (fault === 'filter') return { content: null, refusal: 'I cannot help with that.' }
  if (fault === 'length') return { content: letter.slice(0, letter.length / 2), refusal: null }
  if (fault === 'think') return { content: `<think>\n${thought}\n</think>\n\n${letter}`, refusal: null }
  if (fault === 'reasoning') return { content: letter, refusal: null, reasoning_content: thought }
  return { content: letter, refusal: null }
}

/** Why it stopped saying it. */
export function endOf(fault: FaultKind | undefined): string {
  if (fault === 'length') return 'length'
  return fault === 'filter' ? 'content_filter' : 'stop'
}
