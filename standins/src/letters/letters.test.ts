import { afterAll, beforeAll, expect, test } from 'vitest'
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
const order = (body: object) =>
  fetch(`${letters.url}/_control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a letter says what was sent, in the shape programs know', async () => {
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

test('a message that is no JSON gets a letter that claims nothing', async () => {
  const answer = await (await ask({ model: 'any', messages: [{ role: 'user', content: 'Hello {' }] })).json()
  expect(letterOf(answer)).toMatch(/^Dear Hiring Manager/)
})

test('what is no request is refused as OpenAI does', async () => {
  const refused = await ask({ messages: 'hello' })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
})

test('an order meets so many requests and no more; the page and programs see what came', async () => {
  letters.clear()
  const ordered = await order({ fault: 'too-many', retry_after: 7, times: 1 })
  expect(await ordered.json()).toMatchObject({ pending: [{ kind: 'too-many', retryAfter: 7 }] })
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

test('an order that nobody knows is refused', async () => {
  expect((await order({ fault: 'toString' })).status).toBe(400)
  expect((await order({})).status).toBe(400)
})
