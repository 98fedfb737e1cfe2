import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FAULTS } from './faults.ts'
import { type RunningLetters, startLetters } from './letters.ts'

let letters: RunningLetters
beforeAll(async () => {
  letters = await startLetters({ now: () => new Date('2026-11-20T09:00:00Z') })
})
afterAll(() => letters.close())

const user = `Write. ${JSON.stringify({
  job: { title: 'Designer', employer: 'Lapis <Studio>' },
  seeker: { name: 'Maya', skills: ['Figma', 'Canva'], past_jobs: [{ title: 'Artist', company: 'Tala' }] },
})}`

const ask = (body: object) =>
  fetch(`${letters.apiUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const letterOf = (answer: unknown) =>
  (answer as { choices: { message: { content: string } }[] }).choices[0]?.message.content
const control = (body: object) =>
  fetch(`${letters.url}/_control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a letter names what was sent, in OpenAI’s shape', async () => {
  const answer = await (await ask({ model: 'any', messages: [{ role: 'user', content: user }] })).json()
  expect(answer).toMatchObject({
    object: 'chat.completion',
    created: 1_795_165_200,
    model: 'any',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant' } }],
  })
  const letter = letterOf(answer)
  for (const word of ['Designer', 'Lapis <Studio>', 'Figma, Canva', 'Artist at Tala', 'Maya'])
    expect(letter).toContain(word)
})

test('a message without JSON gets a letter that claims nothing', async () => {
  const answer = await (await ask({ model: 'any', messages: [{ role: 'user', content: 'Hello {' }] })).json()
  expect(letterOf(answer)).toMatch(/^Dear Hiring Manager/)
})

test.each(Object.keys(FAULTS))('the fault %s changes the answer', async (kind) => {
  const asked = { model: 'any', max_tokens: 9, stream: true, messages: [{ role: 'user', content: user }] }
  const answer = async () => {
    const reply = await ask(asked)
    return `${reply.status} ${await reply.text()}`.replaceAll(/chatcmpl-\d+/g, '')
  }
  const plain = await answer()
  await control({ fault: kind, ms: 0 })
  if (FAULTS[kind as keyof typeof FAULTS].stage !== 'late' && kind !== 'slow-stream') {
    expect(await answer().catch(() => 'cut')).not.toBe(plain)
  }
  await control({ fault: 'none' })
})

test('an invalid request is refused as by OpenAI', async () => {
  const refused = await ask({ messages: 'hello' })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
})

test('a command fails so many requests and no more; page and programs see them', async () => {
  letters.clear()
  const answer = await control({ fault: 'too-many', retry_after: 7, times: 1 })
  expect(await answer.json()).toMatchObject({ pending: [{ kind: 'too-many', retryAfter: 7 }] })
  const asked = { model: 'any', messages: [{ role: 'user', content: user }], max_tokens: 9 }
  const refused = await ask(asked)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
  expect((await ask(asked)).status).toBe(200)
  const seen = await (await fetch(`${letters.url}/requests.json`)).json()
  expect(seen).toMatchObject([
    { outcome: 'too-many', limit: 'max_tokens 9' },
    { outcome: 'a letter', user },
  ])
  const page = await (await fetch(letters.url)).text()
  expect(page).toContain('Lapis &lt;Studio&gt;')
  expect(page).not.toContain('<Studio>')
})

test('an unknown command is refused', async () => {
  expect((await control({ fault: 'toString' })).status).toBe(400)
  expect((await control({})).status).toBe(400)
})

describe('A streamed letter', () => {
  const asked = { model: 'any', stream: true, messages: [{ role: 'user', content: user }] }
  const eventsOf = (text: string) =>
    text
      .split('\n\n')
      .filter(Boolean)
      .map((event) => event.replace('data: ', ''))
  type Chunk = { object: string; choices: { delta: { content?: string }; finish_reason: string | null }[] }
  const chunksOf = (text: string): Chunk[] =>
    eventsOf(text)
      .filter((event) => event !== '[DONE]')
      .map((event) => JSON.parse(event))
  const contentOf = (chunks: Chunk[]) => chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')

  test('comes in chunks of a few letters, says that it has ended, and counts only when asked to', async () => {
    const response = await ask(asked)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const text = await response.text()
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
    const chunks = chunksOf(text)
    const whole = await (await ask({ ...asked, stream: false })).json()
    expect(contentOf(chunks)).toBe(letterOf(whole))
    expect(chunks.every(({ object }) => object === 'chat.completion.chunk')).toBe(true)
    expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe('stop')
    const counted = await (await ask({ ...asked, stream_options: { include_usage: true } })).text()
    expect(chunksOf(counted).at(-1)).toMatchObject({ choices: [], usage: {} })
  })

  test('pauses in the middle until released, and notices a reader who leaves', async () => {
    letters.clear()
    letters.control({ fault: 'slow-stream', times: 2 })
    const leaving = new AbortController()
    const begun = await fetch(`${letters.apiUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: leaving.signal,
    })
    await begun.body?.getReader().read()
    leaving.abort()
    await expect.poll(() => letters.received()[0]?.hung_up).toBe(true)
    expect((await control({ release: true })).status).toBe(200)
    expect(await (await ask(asked)).text()).toContain('[DONE]')
    expect(letters.received()[1]).toMatchObject({ is_streamed: true, hung_up: false, outcome: 'slow-stream' })
  })

  test.each(['no-finish', 'mid-error', 'length'])('has no good end: %s', async (fault) => {
    await control({ fault })
    const text = await (await ask(asked)).text()
    expect(text).not.toContain('"finish_reason":"stop"')
    expect(text.includes('"error"')).toBe(fault === 'mid-error')
  })

  test('is lost in its middle', async () => {
    await control({ fault: 'cut' })
    const response = await ask(asked)
    await expect(response.text()).rejects.toThrow('terminated')
  })

  test('is refused, or comes whole', async () => {
    await control({ fault: 'no-stream', times: 2 })
    expect((await ask(asked)).status).toBe(400)
    expect((await ask({ ...asked, stream: false })).status).toBe(200)
    await control({ fault: 'ignore-stream' })
    expect(letterOf(await (await ask(asked)).json())).toContain('Maya')
  })
})
