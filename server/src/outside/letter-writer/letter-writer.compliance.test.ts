import type { ServerResponse } from 'node:http'
import { type FaultKind, type RunningLetters, startLetters } from '@hanap/standins/letters/letters'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { startServer } from '../../../test/outside-board.ts'
import { createOpenaiCompatibleWriter } from './openai-compatible.ts'
import { LetterProblem, type LetterRequest } from './port.ts'

const KEY = 'sk-between-us'
const request: LetterRequest = {
  system: 'You write letters.',
  user: JSON.stringify({
    job: { title: 'Bookkeeper', employer: 'Acme' },
    seeker: { name: 'Ana Reyes', skills: ['Xero'] },
  }),
  maxWords: 200,
}

let letters: RunningLetters
beforeAll(async () => {
  letters = await startLetters({ slowMs: 20_000 })
})
afterEach(() => {
  letters.control({ fault: 'none' })
  letters.clear()
})
afterAll(() => letters.close())

const waited: number[] = []
afterEach(() => void waited.splice(0))

/** A writer whose pauses pass at once. */
function connect(url = letters.apiUrl, timeoutMs = 5000) {
  const pause = async (milliseconds: number) => void waited.push(milliseconds)
  return createOpenaiCompatibleWriter({ url, apiKey: KEY, model: 'small', timeoutMs, pause })
}

async function problemOf(call: Promise<unknown>): Promise<LetterProblem> {
  const outcome = await call.then(
    () => 'a letter',
    (error: unknown) => error,
  )
  if (outcome instanceof LetterProblem) return outcome
  throw new Error('expected a LetterProblem', { cause: outcome })
}

const outcomes = () => letters.received().map((one) => one.outcome)

test('a letter is written from what is sent, and the server sees model, key and limit', async () => {
  const { text } = await connect().write(request)
  expect(text).toContain('apply for the Bookkeeper position at Acme')
  expect(text).toMatch(/Ana Reyes$/)
  expect(letters.received()).toEqual([
    expect.objectContaining({
      model: 'small',
      had_key: true,
      limit: 'max_tokens 2600',
      system: request.system,
      user: request.user,
    }),
  ])
})

test('a server that asks for no key is sent none', async () => {
  const { apiUrl: url } = letters
  await createOpenaiCompatibleWriter({ url, apiKey: undefined, model: 'small' }).write(request)
  expect(letters.received()[0]?.had_key).toBe(false)
})

describe('What is wrong for good is told at once', () => {
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
    ['html', 'garbage', 'no JSON'],
    ['endless', 'garbage', 'bytes'],
  ])('%s is %s', async (fault, kind, said) => {
    letters.control({ fault })
    const problem = await problemOf(connect().write(request))
    expect(problem.kind).toBe(kind)
    expect(problem.message).toContain(said)
    expect(outcomes()).toEqual([fault])
    expect(waited).toEqual([])
  })
})

describe('What may pass is tried once more', () => {
  it.each<[FaultKind, string]>([
    ['too-many', 'too-many'],
    ['broken', 'down'],
    ['loading', 'down'],
    ['hangup', 'down'],
  ])('%s, and again: %s', async (fault, kind) => {
    letters.control({ fault })
    expect((await connect().write(request)).text).toContain('Bookkeeper')
    expect(outcomes()).toEqual([fault, 'a letter'])

    letters.control({ fault, times: 2 })
    expect((await problemOf(connect().write(request))).kind).toBe(kind)
    expect(letters.pendingFaults()).toEqual([])
  })

  it('after as long as the server asks, when that is short', async () => {
    letters.control({ fault: 'too-many', retry_after: 3 })
    await connect().write(request)
    expect(waited).toEqual([3000])
  })

  it('but not when it asks to wait for a minute', async () => {
    letters.control({ fault: 'too-many', retry_after: 60 })
    expect((await problemOf(connect().write(request))).kind).toBe('too-many')
    expect(outcomes()).toEqual(['too-many'])
  })

  it('nor past the time there is', async () => {
    letters.control({ fault: 'broken' })
    const { apiUrl: url } = letters
    const pause = () => Promise.reject(new Error('the time is over'))
    const writer = createOpenaiCompatibleWriter({ url, apiKey: KEY, model: 'small', pause })
    expect((await problemOf(writer.write(request))).kind).toBe('too-slow')
  })
})

test('a letter that takes too long is not waited for', async () => {
  letters.control({ fault: 'slow' })
  expect((await problemOf(connect(letters.apiUrl, 300).write(request))).kind).toBe('too-slow')
})

test('a server that is not there is down', async () => {
  const problem = await problemOf(connect('http://127.0.0.1:9/v1').write(request))
  expect(problem.kind).toBe('down')
  expect(waited).toHaveLength(1)
})

test.each<FaultKind>(['think', 'reasoning'])(
  'what a model thinks is no part of its letter: %s',
  async (fault) => {
    letters.control({ fault })
    const { text } = await connect().write(request)
    expect(text).toMatch(/^Dear Acme/)
    expect(text).not.toContain('First I greet')
  },
)

test('a newer server is told the limit by its newer name, from then on at once', async () => {
  letters.control({ fault: 'new-limit', times: 3 })
  const writer = connect()
  await writer.write(request)
  await writer.write(request)
  expect(letters.received().map((one) => one.limit)).toEqual([
    'max_tokens 2600',
    'max_completion_tokens 2600',
    'max_completion_tokens 2600',
  ])
})

describe('Stranger answers', () => {
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
    expect((await problemOf(connect(server.url).write(request))).kind).toBe(kind)
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
    expect(await connect(server.url).write(request)).toEqual({ text })
    await server.close()
  })

  it('are never followed elsewhere, and a key that they quote is told to nobody', async () => {
    const server = await startServer((asked, response) =>
      sendJson(response, { error: { message: `bad ${asked.headers.authorization}` } }, 401),
    )
    const problem = await problemOf(connect(server.url).write(request))
    expect(problem.message).toContain('bad Bearer [the key]')
    expect(JSON.stringify([problem, problem.stack, problem.cause])).not.toContain(KEY)
    await server.close()
  })
})

function sendJson(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
