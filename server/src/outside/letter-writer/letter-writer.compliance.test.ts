/** @module-tag security */
import type { ServerResponse } from 'node:http'
import { type FaultKind, type RunningLetters, startLetters } from '@hanap/standins/letters/letters'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { startServer } from '../../../test/doubles/outside-board.ts'
import { connectWriter, KEY, letterProblemOf, request, stream } from '../../../test/letters/letter-writer.ts'
import type { LetterWriter } from './port.ts'

let letters: RunningLetters
beforeAll(async () => {
  letters = await startLetters({ slowMs: 20_000 })
})
afterEach(() => {
  letters.control({ fault: 'none' })
  letters.clear()
})
afterAll(() => letters.close())

const connect = (options = {}) => connectWriter(letters.apiUrl, options)
const outcomes = () => letters.received().map((one) => one.outcome)

const ways: [string, (writer: LetterWriter) => Promise<{ text: string }>][] = [
  ['whole', (writer) => writer.write(request)],
  ['streamed', (writer) => stream(writer)],
]

describe.each(ways)('A letter that comes %s', (way, write) => {
  test('is written from what is sent, and the server sees model, key and limit', async () => {
    const { text } = await write(connect())
    expect(text).toContain('apply for the Bookkeeper position at Acme')
    expect(text).toMatch(/Ana Reyes$/)
    expect(letters.received()).toEqual([
      expect.objectContaining({
        model: 'small',
        had_key: true,
        limit: 'max_tokens 2600',
        system: request.system,
        user: request.user,
        is_streamed: way === 'streamed',
      }),
    ])
  })

  test('needs no key of a server that asks for none', async () => {
    await write(connect({ apiKey: undefined }))
    expect(letters.received()[0]?.had_key).toBe(false)
  })

  describe('is not tried again where something is wrong for good', () => {
    it.each<[FaultKind, string, string]>([
      ['unauthorized', 'refused', 'Incorrect API key'],
      ['no-model', 'refused', 'does not exist'],
      ['string-error', 'refused', "model 'small' not found"],
      ['flat-error', 'refused', 'too long'],
      ['redirect', 'refused', '307'],
      ['filter', 'refused', 'refused to write'],
      ['empty', 'empty', 'blank'],
      ['length', 'cut', 'cut'],
      ['garbage', 'garbage', 'no JSON'],
      ['html', 'garbage', 'JSON'],
      ['endless', 'garbage', 'bytes'],
    ])('%s is %s', async (fault, kind, said) => {
      letters.control({ fault })
      const writer = connect()
      const problem = await letterProblemOf(write(writer))
      expect(problem.kind).toBe(kind)
      expect(problem.message).toContain(said)
      expect(outcomes()).toEqual([fault])
      expect(writer.waited).toEqual([])
    })
  })

  describe('is tried once more where it may help', () => {
    it.each<[FaultKind, string]>([
      ['too-many', 'too-many'],
      ['broken', 'down'],
      ['loading', 'down'],
      ['hangup', 'down'],
    ])('%s, and again: %s', async (fault, kind) => {
      letters.control({ fault })
      expect((await write(connect())).text).toContain('Bookkeeper')
      expect(outcomes()).toEqual([fault, 'a letter'])

      letters.control({ fault, times: 2 })
      expect((await letterProblemOf(write(connect()))).kind).toBe(kind)
      expect(letters.pendingFaults()).toEqual([])
    })

    it('after as long as the server asks, when that is short', async () => {
      letters.control({ fault: 'too-many', retry_after: 3 })
      const writer = connect()
      await write(writer)
      expect(writer.waited).toEqual([3000])
    })

    it('but not when it asks to wait for a minute', async () => {
      letters.control({ fault: 'too-many', retry_after: 60 })
      expect((await letterProblemOf(write(connect()))).kind).toBe('too-many')
      expect(outcomes()).toEqual(['too-many'])
    })

    it('nor past the time there is', async () => {
      letters.control({ fault: 'broken' })
      const pause = () => Promise.reject(new Error('the time is over'))
      expect((await letterProblemOf(write(connect({ pause })))).kind).toBe('too-slow')
    })
  })

  test('is not waited for when it takes too long', async () => {
    letters.control({ fault: 'slow' })
    expect((await letterProblemOf(write(connect({ timeoutMs: 300 })))).kind).toBe('too-slow')
  })

  test('cannot come from a server that is not there', async () => {
    const writer = connectWriter('http://127.0.0.1:9/v1')
    expect((await letterProblemOf(write(writer))).kind).toBe('down')
    expect(writer.waited).toHaveLength(1)
  })

  test.each<FaultKind>(['think', 'reasoning'])('holds nothing of what a model thinks: %s', async (fault) => {
    letters.control({ fault })
    const { text } = await write(connect())
    expect(text).toMatch(/^Dear Acme/)
    expect(text).not.toContain('First I greet')
  })

  test('is asked of a newer server by its name of the limit, from then on at once', async () => {
    letters.control({ fault: 'new-limit', times: 3 })
    const writer = connect()
    await write(writer)
    await write(writer)
    expect(letters.received().map((one) => one.limit)).toEqual([
      'max_tokens 2600',
      'max_completion_tokens 2600',
      'max_completion_tokens 2600',
    ])
  })

  describe('may be a strange answer', () => {
    const completion = (message: object, rest: object = {}) => ({
      choices: [{ message, finish_reason: 'stop' }],
      ...rest,
    })
    it.each<[string, object, string]>([
      ['a thought that never ends', completion({ content: '<think>Hm, so' }), 'empty'],
      ['nothing but a call of a tool', completion({ content: null, tool_calls: [] }), 'empty'],
      ['no choice', { choices: [] }, 'garbage'],
      ['a number for a letter', completion({ content: 7 }), 'garbage'],
      ['a list', [], 'garbage'],
      ['an error that says 200', { error: { message: 'no credit' } }, 'refused'],
    ])('%s', async (_, body, kind) => {
      const server = await startServer((__, response) => sendJson(response, body))
      expect((await letterProblemOf(write(connectWriter(server.url)))).kind).toBe(kind)
      await server.close()
    })

    it.each([
      [
        'text in parts',
        {
          content: [
            { type: 'text', text: 'Dear ' },
            { type: 'text', text: 'Acme' },
          ],
        },
        'Dear Acme',
      ],
      ['a thought whose beginning is missing', { content: 'So be it.</think>Dear Acme' }, 'Dear Acme'],
      ['lines of Windows', { content: ' Dear Acme,\r\n\r\nHello ' }, 'Dear Acme,\n\nHello'],
    ])('%s', async (_, message, text) => {
      const server = await startServer((__, response) => sendJson(response, completion(message)))
      expect((await write(connectWriter(server.url))).text).toBe(text)
      await server.close()
    })

    it('never one from elsewhere, and a key that it quotes is told to nobody', async () => {
      const server = await startServer((asked, response) =>
        sendJson(response, { error: { message: `bad ${asked.headers.authorization}` } }, 401),
      )
      const problem = await letterProblemOf(write(connectWriter(server.url)))
      expect(problem.message).toContain('bad Bearer [the key]')
      expect(JSON.stringify([problem, problem.stack, problem.cause])).not.toContain(KEY)
      await server.close()
    })
  })
})

function sendJson(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
