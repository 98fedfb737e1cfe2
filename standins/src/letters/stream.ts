import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { endOf, saidIn } from './completion.ts'
import type { FaultKind } from './faults.ts'

/** So many letters a chunk, or about one word, as models send them. */
const LETTERS_A_CHUNK = 4

type Delta = { role?: 'assistant'; content?: string | null; refusal?: string; reasoning_content?: string }
type Choice = { index: 0; delta: Delta; logprobs: null; finish_reason: string | null }

/**
 * Answers with the letter in chunks, as OpenAI streams them. Some faults are in the middle of it: lost, an error, a pause.
 * @param given.pause ends when the stream may go on, or its reader has gone
 * @param given.hungUp called where the reader left before the end
 */
export async function streamCompletion(
  reply: FastifyReply,
  given: {
    id: number
    model: string
    letter: string
    now: Date
    fault: FaultKind | undefined
    withUsage: boolean
    pause: (gone: AbortSignal) => Promise<void>
    hungUp: () => void
  },
): Promise<void> {
  const { model, letter, fault } = given
  const { raw } = reply
  reply.hijack()
  raw.on('error', () => {})
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableEnded && fault !== 'cut') given.hungUp()
    gone.abort()
  })
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  const send = (rest: object) => {
    const head = { id: `chatcmpl-${given.id}`, object: 'chat.completion.chunk', model }
    const created = Math.floor(given.now.getTime() / 1000)
    if (!raw.destroyed)
      raw.write(
        `data: ${JSON.stringify({ ...head, created, system_fingerprint: 'fp_standin', ...rest })}\n\n`,
      )
  }
  const choose = (delta: Delta, finish: string | null = null) => {
    const choice: Choice = { index: 0, delta, logprobs: null, finish_reason: finish }
    send({ choices: [choice] })
  }

  choose({ role: 'assistant', content: '' })
  const { content, refusal, reasoning_content: thought } = saidIn(letter, fault)
  for (const piece of chunksOf(thought ?? '')) choose({ reasoning_content: piece, content: null })
  if (refusal !== null) choose({ refusal })
  const chunks = chunksOf(content ?? '')
  for (const [at, piece] of chunks.entries()) {
    if (at === Math.floor(chunks.length / 2)) {
      if (fault === 'cut') return void raw.destroy()
      if (fault === 'mid-error') return void raw.end(BROKEN)
      if (fault === 'slow-stream') await given.pause(gone.signal)
    }
    if (raw.destroyed) return
    choose({ content: piece })
    // A chunk each turn, so that they travel as chunks.
    await turn()
  }
  if (fault === 'no-finish') return void raw.end()
  choose({}, endOf(fault))
  const tokens = chunks.length
  if (given.withUsage)
    send({
      choices: [],
      usage: { prompt_tokens: tokens, completion_tokens: tokens, total_tokens: tokens * 2 },
    })
  raw.end('data: [DONE]\n\n')
}

const BROKEN = `data: ${JSON.stringify({
  error: {
    message: 'The server had an error while it was writing.',
    type: 'server_error',
    param: null,
    code: null,
  },
})}\n\n`

function chunksOf(text: string): string[] {
  const letters = [...text]
  const count = Math.ceil(letters.length / LETTERS_A_CHUNK)
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * LETTERS_A_CHUNK, (at + 1) * LETTERS_A_CHUNK).join(''),
  )
}
