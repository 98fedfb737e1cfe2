// @vitest-environment jsdom
import { endpoint } from '@hanap/contract/wire/endpoint'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { refusal, StreamedAnswer, stubApi } from '../../../test/api-stub.ts'
import { ana, bea } from '../../../test/seekers.ts'
import { isAborted, NetworkProblem } from '../problems/problems.ts'
import { session } from '../session/browser-session.ts'
import { callForStream } from './stream.ts'

const tell = endpoint({
  method: 'POST',
  path: '/tell/',
  access: 'user',
  summary: 'Tells a story',
  body: z.object({ of: z.string() }),
  progress: z.object({ word: z.string() }),
  answers: { 200: z.object({ story: z.string() }) },
})
const TELL = 'POST /tell/'

afterEach(() => {
  session.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function begin(answer: unknown, signal?: AbortSignal) {
  const api = stubApi({ [TELL]: answer })
  const words: string[] = []
  const told = callForStream(tell, {
    body: { of: 'ana' },
    signal,
    timeoutMs: 90_000,
    onProgress: ({ word }) => words.push(word),
  }).catch((problem: unknown) => problem)
  return { ...api, words, told }
}
const reasonOf = async (told: Promise<unknown>) => ((await told) as NetworkProblem).reason

test('pieces come as they are told, then the answer', async () => {
  const stream = new StreamedAnswer()
  const { words, told, headers, bodies } = begin(stream)
  stream.line({ progress: { word: 'Once' } })
  await vi.waitFor(() => expect(words).toEqual(['Once']))
  stream.line({ progress: { word: 'upon' } })
  stream.line({ status: 200, answer: { story: 'Once upon a time' } })
  expect(await told).toEqual({ story: 'Once upon a time' })
  expect(words).toEqual(['Once', 'upon'])
  expect(bodies).toEqual([{ of: 'ana' }])
  expect(headers[0]?.get('accept')).toBe('application/x-ndjson, application/json;q=0.9')
})

test('a stream that is split at every byte, with letters of several bytes and no last line end, is the same', async () => {
  const stream = new StreamedAnswer()
  const { words, told } = begin(stream)
  const text = '{"progress":{"word":"piña 🍍"}}\r\n\n{"status":200,"answer":{"story":"ñ"}}'
  for (const byte of new TextEncoder().encode(text)) stream.bytes(Uint8Array.of(byte))
  stream.end()
  expect(await told).toEqual({ story: 'ñ' })
  expect(words).toEqual(['piña 🍍'])
})

test('a piece of a shape that is not known here is left out', async () => {
  const stream = new StreamedAnswer()
  const { words, told } = begin(stream)
  stream.line({ progress: { picture: 1 } })
  stream.line({ hello: true })
  stream.line({ progress: { word: 'a' } })
  stream.line({ status: 200, answer: { story: '' } })
  expect(await told).toEqual({ story: '' })
  expect(words).toEqual(['a'])
})

test('a server that answers plain JSON is understood, and refuses as ever', async () => {
  expect(await begin({ story: 'All at once' }).told).toEqual({ story: 'All at once' })
  const slow = begin(refusal(429, { code: 'too-many', detail: 'Later' }))
  expect(await slow.told).toMatchObject({ status: 429, detail: 'Later' })
  expect(await reasonOf(begin('no answer').told)).toBe('offline')
  expect(await reasonOf(begin(refusal(200, null)).told)).toBe('garbage')
})

test('a refusal half way takes the place of the answer', async () => {
  const stream = new StreamedAnswer()
  const { words, told } = begin(stream)
  stream.line({ progress: { word: 'Once' } })
  stream.line({ problem: { status: 503, code: 'busy', detail: 'Not now' } })
  expect(await told).toMatchObject({ name: 'ApiProblem', status: 503, code: 'busy', detail: 'Not now' })
  expect(words).toEqual(['Once'])
})

test('a session that is over half way ends here too', async () => {
  session.signIn('t-ana', ana)
  const stream = new StreamedAnswer()
  const { told } = begin(stream)
  stream.line({ problem: { status: 401, code: 'unauthenticated' } })
  expect(await told).toMatchObject({ code: 'unauthenticated' })
  await vi.waitFor(() => expect(session.isOver()).toBe(true))
})

test.each<[string, (stream: StreamedAnswer) => void, string]>([
  ['ends without an answer', (stream) => stream.end(), 'offline'],
  ['breaks', (stream) => stream.cut(), 'offline'],
  [
    'ends within a line',
    (stream) => {
      stream.bytes(new TextEncoder().encode('{"status":200,"answ'))
      stream.end()
    },
    'offline',
  ],
  ['is a page', (stream) => stream.bytes(new TextEncoder().encode('<html>\n')), 'garbage'],
  ['is a list', (stream) => stream.line(7), 'garbage'],
  ['answers nothing', (stream) => stream.line({ status: 200, answer: null }), 'garbage'],
  ['never ends its line', (stream) => stream.bytes(new Uint8Array(2_000_001).fill(97)), 'garbage'],
])('a stream that %s is no answer', async (_, tellIt, reason) => {
  const stream = new StreamedAnswer()
  const { told } = begin(stream)
  tellIt(stream)
  expect(await told).toBeInstanceOf(NetworkProblem)
  expect(await reasonOf(told)).toBe(reason)
})

test('a stream that falls silent is given up after twenty seconds; before its first word it has longer', async () => {
  vi.useFakeTimers()
  const stream = new StreamedAnswer()
  const { words, told } = begin(stream)
  await vi.advanceTimersByTimeAsync(40_000)
  stream.line({ progress: { word: 'Once' } })
  await vi.advanceTimersByTimeAsync(19_000)
  stream.line({ progress: { word: 'upon' } })
  await vi.advanceTimersByTimeAsync(19_999)
  expect(words).toEqual(['Once', 'upon'])
  expect(stream.isStopped).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await reasonOf(told)).toBe('timeout')
  expect(stream.isStopped).toBe(true)
})

test('however lively a stream is, all of it has ninety seconds', async () => {
  vi.useFakeTimers()
  const stream = new StreamedAnswer()
  const { told } = begin(stream)
  for (let tens = 0; tens < 9; tens += 1) {
    expect(stream.isStopped).toBe(false)
    stream.line({ progress: { word: 'and' } })
    await vi.advanceTimersByTimeAsync(10_000)
  }
  expect(await reasonOf(told)).toBe('timeout')
})

test('without any answer it is given up after the time the caller gives it', async () => {
  vi.useFakeTimers()
  const { told } = begin(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(90_000)
  expect(await reasonOf(told)).toBe('timeout')
})

test('stopping stops the call', async () => {
  const stream = new StreamedAnswer()
  const stop = new AbortController()
  const { words, told } = begin(stream, stop.signal)
  stream.line({ progress: { word: 'Once' } })
  await vi.waitFor(() => expect(words).toEqual(['Once']))
  stop.abort()
  expect(await told).toMatchObject({ name: 'AbortError' })
  expect(stream.isStopped).toBe(true)
})

test('a story that was told to ana ends unheard where bea is signed in by then', async () => {
  session.signIn('anas', ana)
  const stream = new StreamedAnswer()
  const { told } = begin(stream)
  session.signIn('beas', bea)
  stream.line({ status: 200, answer: { story: 'Once upon a time' } })
  expect(isAborted(await told)).toBe(true)
})
