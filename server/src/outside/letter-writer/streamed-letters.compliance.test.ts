import { type FaultKind, type RunningLetters, startLetters } from '@hanap/standins/letters/letters'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { startServer } from '../../../test/doubles/outside-board.ts'
import { connectWriter, KEY, letterProblemOf, request, stream } from '../../../test/letters/letter-writer.ts'
import { readLetterStream } from './completion-stream.ts'
import type { LetterRequest } from './port.ts'

let letters: RunningLetters
beforeAll(async () => {
  letters = await startLetters()
})
afterEach(() => {
  letters.control({ fault: 'none' })
  letters.clear()
})
afterAll(() => letters.close())

const connect = (options = {}) => connectWriter(letters.apiUrl, options)
const outcomes = () => letters.received().map((one) => one.outcome)

describe('A letter that is streamed', () => {
  it('is told while it is being written', async () => {
    letters.control({ fault: 'slow-stream' })
    const first = Promise.withResolvers<string>()
    const writing = connect().write(request, { onText: first.resolve })
    expect('Dear Acme,').toContain(await first.promise)
    letters.control({ release: true })
    expect((await writing).text).toMatch(/^Dear Acme,[\s\S]*Ana Reyes$/)
  })

  it.each<[FaultKind, string]>([
    ['cut', 'cut'],
    ['no-finish', 'cut'],
    ['mid-error', 'refused'],
    ['length', 'cut'],
  ])('and ends badly is not asked for again once a piece was told: %s is %s', async (fault, kind) => {
    letters.control({ fault })
    expect((await letterProblemOf(stream(connect()))).kind).toBe(kind)
    expect(outcomes()).toEqual([fault])
  })

  it('and stops for too long is not waited for', async () => {
    letters.control({ fault: 'slow-stream' })
    const problem = await letterProblemOf(stream(connect({ idleMs: 60 })))
    expect(problem).toMatchObject({ kind: 'too-slow', message: expect.stringContaining('no more') })
    await expect.poll(() => letters.received()[0]?.hung_up).toBe(true)
  })

  it('may take longer than that before its first piece', async () => {
    letters.control({ fault: 'slow', ms: 900 })
    expect((await stream(connect({ idleMs: 600 }))).text).toContain('Bookkeeper')
  })

  it('comes whole from servers that do not stream, which are told so once', async () => {
    letters.control({ fault: 'ignore-stream' })
    expect((await stream(connect())).pieces).toHaveLength(1)
    letters.control({ fault: 'no-stream' })
    const writer = connect()
    expect((await stream(writer)).pieces).toHaveLength(1)
    expect((await stream(writer)).pieces).toHaveLength(1)
    expect(letters.received().map((one) => [one.outcome, one.is_streamed])).toEqual([
      ['ignore-stream', false],
      ['no-stream', true],
      ['a letter', false],
      ['a letter', false],
    ])
  })
})

describe('A letter that nobody wants any more', () => {
  it.each([true, false])('is stopped (streamed: %s), and the server sees it', async (isStreamed) => {
    letters.control({ fault: isStreamed ? 'slow-stream' : 'slow', ms: 20_000 })
    const stop = new AbortController()
    const begun = Promise.withResolvers<void>()
    const writing = connect().write(request, {
      signal: stop.signal,
      ...(isStreamed && { onText: () => begun.resolve() }),
    })
    if (isStreamed) await begun.promise
    else await expect.poll(() => letters.received()).toHaveLength(1)
    stop.abort()
    expect((await letterProblemOf(writing)).kind).toBe('stopped')
    if (isStreamed) await expect.poll(() => letters.received()[0]?.hung_up).toBe(true)
    expect(outcomes()).toHaveLength(1)
  })

  it('is not asked for at all where that is known before', async () => {
    expect((await letterProblemOf(stream(connect(), AbortSignal.abort()))).kind).toBe('stopped')
    expect(letters.received()).toEqual([])
  })
})

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}`
const end = chunk({}, 'stop')

async function ask(body: string, asked: LetterRequest = request) {
  const server = await startServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(body),
  )
  return stream(connectWriter(server.url), undefined, asked).finally(server.close)
}

async function read(chunks: Buffer[]) {
  const pieces: string[] = []
  const body = ReadableStream.from(chunks.map((bytes) => new Uint8Array(bytes)))
  const letter = await readLetterStream(new Response(body), {
    onText: (piece) => void pieces.push(piece),
    opening: undefined,
    heard() {},
    redact: (line) => line,
  })
  return { letter, pieces }
}

describe('Streams as they are met', () => {
  it.each<[string, string]>([
    ['with a count at their end', `${end}\n\ndata: {"choices":[],"usage":{}}\n\ndata: [DONE]\n\n`],
    ['with the lines of Windows', `${end}\r\n\r\ndata: [DONE]\r\n\r\n`],
    ['without an end of their last line', end],
    ['without blanks or empty lines', `${end.replace('data: ', 'data:')}\ndata:[DONE]`],
    ['with comments and names', `: waiting\nevent: message\nid: 7\nretry: 10\n${end}\n\n`],
    ['whose last chunk has text', `${chunk({ content: '' }, 'stop')}\n\n`],
  ])('%s', async (_, tail) => {
    const ends = tail.includes('\r') ? '\r\n\r\n' : '\n\n'
    const body = [
      chunk({ role: 'assistant', content: null }),
      chunk({ content: 'Dear ' }),
      chunk({ content: 'Añe' }),
    ]
    expect((await ask([...body, tail].join(ends))).text).toBe('Dear Añe')
  })

  it('in parts, and with a whole message for a piece', async () => {
    const parts = chunk({
      content: [
        { type: 'text', text: 'Dear' },
        { type: 'thinking', thinking: [] },
      ],
    })
    const whole = `data: ${JSON.stringify({ choices: [{ message: { content: ' Acme' }, finish_reason: 'stop' }] })}`
    expect((await ask(`${parts}\n\n${whole}\n\n`)).text).toBe('Dear Acme')
  })

  it.each<[string, string, string]>([
    ['nothing at all', '', 'garbage'],
    ['only comments', ': hello\n\n', 'garbage'],
    ['a broken chunk', 'data: {"choices":[\n\ndata: [DONE]\n\n', 'garbage'],
    ['a chunk that is cut off', `${chunk({ content: 'Dear' })}\n\ndata: {"choi`, 'cut'],
    ['an end without a reason', `${chunk({ content: 'Dear' })}\n\ndata: [DONE]\n\n`, 'cut'],
    ['an error of llama.cpp', `error: {"message":"too long"}\n\n`, 'refused'],
    ['a refusal', `${chunk({ refusal: 'No.' })}\n\n`, 'refused'],
    ['an empty letter', `${chunk({ content: ' \n' })}\n\n${end}\n\n`, 'empty'],
    ['a number for a letter', `${chunk({ content: 7 })}\n\n`, 'garbage'],
    ['no end', `data: ${' '.repeat(5 * 1024 * 1024)}`, 'garbage'],
  ])('%s is no letter', async (_, body, kind) => {
    expect((await letterProblemOf(ask(body))).kind).toBe(kind)
  })

  it('never show a key that they quote', async () => {
    const problem = await letterProblemOf(ask(`data: {"error":{"message":"bad ${KEY}"}}\n\n`))
    expect(problem.message).toContain('bad [the key]')
  })
})

describe('A thought whose beginning is missing', () => {
  const body = [
    chunk({ content: 'So I gre' }),
    chunk({ content: 'et.</th' }),
    chunk({ content: 'ink>Dear Acme' }),
    end,
  ]

  it('is never told where it is known how letters begin', async () => {
    const { pieces } = await ask(body.join('\n\n'), { ...request, opening: 'Dear' })
    expect(pieces).toEqual(['Dear Acme'])
  })

  it('is no letter where it was told', async () => {
    const reading = read(body.map((event) => Buffer.from(`${event}\n\n`)))
    expect((await letterProblemOf(reading)).kind).toBe('garbage')
  })

  it('nor is a letter that begins otherwise told before it is whole', async () => {
    const other = [chunk({ content: 'Mahal ' }), chunk({ content: 'na Acme' }), end]
    const { pieces } = await ask(other.join('\n\n'), { ...request, opening: 'Dear' })
    expect(pieces).toEqual(['Mahal na Acme'])
  })
})

test('wherever a stream is cut into pieces, even within a letter, it is the same letter without thoughts', async () => {
  const text = '<think>Ñ, first…</think>\r\n Dear Añe ☕\u2028,\n\nI <3 books\u00a0🎉 and <thin paper. '
  const said = text.match(/[\s\S]{1,3}/gu) ?? []
  const body = Buffer.from([...said.map((content) => chunk({ content })), end].join('\r\n\r\n'))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(body.length), { maxLength: 60 }), async (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), body.length]
      const chunks = at.slice(1).map((to, i) => body.subarray(at[i], to))
      const { letter, pieces } = await read(chunks)
      expect(letter).toBe('Dear Añe ☕\u2028,\n\nI <3 books\u00a0🎉 and <thin paper.')
      expect(pieces.join('')).toBe(letter)
    }),
  )
})
