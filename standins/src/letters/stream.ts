import type { ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { saidIn } from './completion.ts'
import { type FaultKind, isAt, type KindAt } from './faults.ts'

/** About a word. */
const LETTERS_A_CHUNK = 4

type Delta = { role?: 'assistant'; content?: string | null; refusal?: string; reasoning_content?: string }
type Choice = { index: 0; delta: Delta; logprobs: null; finish_reason: string | null }

type StreamFault = {
  isWhole?: true
  /** False ends the stream. */
  inTheMiddle?: (raw: ServerResponse, pause: () => Promise<void>) => boolean | Promise<boolean>
  isUnfinished?: true
  /** We disconnect, not the reader. */
  isLost?: true
}
const streamFaults: Record<KindAt<'stream'>, StreamFault> = {
  cut: {
    isLost: true,
    inTheMiddle(raw) {
      raw.destroy()
      return false
    },
  },
  'mid-error': {
    inTheMiddle(raw) {
      raw.end(BROKEN)
      return false
    },
  },
  'slow-stream': {
    async inTheMiddle(_, pause) {
      await pause()
      return true
    },
  },
  'no-finish': { isUnfinished: true },
  'ignore-stream': { isWhole: true },
}
const streamFaultOf = (kind: FaultKind | undefined): StreamFault =>
  isAt('stream', kind) ? streamFaults[kind] : {}

export const comesWhole = (kind: FaultKind | undefined) => streamFaultOf(kind).isWhole === true

/**
 * Streams with faults in the middle.
 * @param given.pause resolves when the stream may continue
 * @param given.hungUp called if the reader leaves early
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
  const { isLost, inTheMiddle, isUnfinished } = streamFaultOf(fault)
  const { raw } = reply
  reply.hijack()
  raw.on('error', () => {})
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableEnded && !isLost) given.hungUp()
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
  const { content, refusal, reasoning_content: thought, end } = saidIn(letter, fault)
  for (const piece of chunksOf(thought ?? '')) choose({ reasoning_content: piece, content: null })
  if (refusal !== null) choose({ refusal })
  const chunks = chunksOf(content ?? '')
  for (const [at, piece] of chunks.entries()) {
    const isMiddle = at === Math.floor(chunks.length / 2)
    if (isMiddle && inTheMiddle && !(await inTheMiddle(raw, () => given.pause(gone.signal)))) return
    if (raw.destroyed) return
    choose({ content: piece })
    await turn()
  }
  if (isUnfinished) return void raw.end()
  choose({}, end)
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
