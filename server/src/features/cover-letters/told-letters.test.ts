import type { AddressInfo } from 'node:net'
import type { LetterProgress } from '@hanap/contract/letters/cover-letters'
import { STREAM_TYPE } from '@hanap/contract/wire/wire'
import type { FaultKind } from '@hanap/standins/letters/letters'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type LetterApp, startLetterApp } from '../../../test/letters/letter-app.ts'
import { readTold } from '../../../test/told-lines.ts'

let site: LetterApp
let url: string

beforeAll(async () => {
  site = await startLetterApp()
  const { http } = site.app
  await http.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}/api/cover-letters/generate/`
})
afterEach(() => site.clear())
afterAll(() => site.close())

const ask = (signal?: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Token ${site.her.token}`,
      accept: STREAM_TYPE,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ job_id: site.jobId }),
    signal: signal ?? null,
  })
const generate = async () => readTold(await (await ask()).text())
const textsOf = (sentences: { text: string }[]) => sentences.map(({ text }) => text).join('')

test('ana reads the first sentences while the next ones are being written, and what they rest on', async () => {
  site.letters.control({ fault: 'slow-stream' })
  const reader = (await ask()).body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('apply for')) text += (await reader?.read())?.value ?? ''
  const [first] = text.split('\n').map((line): { progress: LetterProgress } => JSON.parse(line || '{}'))
  expect(first?.progress).toEqual({
    sentence: { text: 'Dear Acme Books,', rests_on: [{ kind: 'job', text: 'Bookkeeper' }] },
  })
  site.letters.control({ release: true })
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value
  expect(readTold(text).answer.source).toBe('written')
})

test('all she is told, one after the other, is her letter to its last sign', async () => {
  const { kept, hasAgain, answer } = await generate()
  expect(hasAgain).toBe(false)
  expect(kept).toEqual(answer.sentences)
  expect(textsOf(kept)).toBe(answer.content)
  expect(answer.content).toMatch(/^Dear Acme Books,\n\nI would[\s\S]*time\.\n\nSincerely,\nAna Reyes$/)
})

describe('A letter that stops in its middle is taken back, and the template told in its place', () => {
  test.each<FaultKind>(['cut', 'no-finish', 'mid-error'])('%s', async (fault) => {
    site.letters.control({ fault })
    const { told, kept, hasAgain, answer } = await generate()
    expect(told[0]).toHaveProperty('sentence')
    expect(hasAgain).toBe(true)
    expect(answer).toMatchObject({ source: 'template', reason: 'no-answer' })
    expect(kept).toEqual(answer.sentences)
    expect(textsOf(kept)).toBe(answer.content)
  })
})

describe('Where nothing was told nothing is taken back', () => {
  test.each<FaultKind>(['unauthorized', 'empty', 'html', 'garbage', 'filter'])('%s', async (fault) => {
    site.letters.control({ fault })
    const { kept, hasAgain, answer } = await generate()
    expect(hasAgain).toBe(false)
    expect(answer).toMatchObject({ source: 'template', reason: 'no-answer' })
    expect(textsOf(kept)).toBe(answer.content)
  })
})

test('a letter that boasts is stopped where it does, and asked for once more with what was wrong', async () => {
  site.letters.control({ fault: 'boast' })
  const { told, kept, answer } = await generate()
  expect(JSON.stringify(told)).not.toMatch(/Globex|Stanford|12 years/)
  expect(answer.source).toBe('written')
  expect(textsOf(kept)).toBe(answer.content)
  const [first, second] = site.letters.received()
  await expect.poll(() => site.letters.received()[0]?.hung_up).toBe(true)
  expect(first?.is_streamed).toBe(true)
  expect(second?.user).toContain('Globex')
})

test('one that boasts twice gives way to the template', async () => {
  site.letters.control({ fault: 'boast', times: 2 })
  const { told, answer } = await generate()
  expect(JSON.stringify(told)).not.toContain('Globex')
  expect(answer).toMatchObject({ source: 'template', reason: 'unfounded' })
})

test.each<FaultKind>(['think', 'reasoning', 'ignore-stream'])(
  'she reads the letter alone, however it comes: %s',
  async (fault) => {
    site.letters.control({ fault })
    const { kept, answer } = await generate()
    expect(answer.source).toBe('written')
    expect(textsOf(kept)).toMatch(/^Dear Acme Books/)
  },
)

test('when she leaves, the writer is stopped, and nothing is said of it', async () => {
  site.letters.control({ fault: 'slow-stream' })
  const leaving = new AbortController()
  const response = await ask(leaving.signal)
  await response.body?.getReader().read()
  leaving.abort()
  await expect.poll(() => site.letters.received()[0]?.hung_up).toBe(true)
  expect((await generate()).answer.source).toBe('written')
  expect(site.letters.received()).toHaveLength(2)
  expect(site.logged.join('')).not.toMatch(/No letter|refused|error/i)
})
