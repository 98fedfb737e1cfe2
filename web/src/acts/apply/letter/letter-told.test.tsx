import type { Order } from '@hanap/contract/jobs/orders'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubApi } from '../../../../test/api-stub.ts'
import { applyAnswers, letAnaApply, pressApply } from '../../../../test/applying.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { ana } from '../../../../test/seekers.ts'
import { ApplyButton } from '../apply-button.tsx'

const KEEP = 'POST /cover-letters/'
const employer = { id: 1, name: 'Harbor & Pine', total_posts: 9 }
const job = { id: 7, title: 'Support Lead', employer, applied: false, url: 'https://board.example/job/7' }
const sentences = [
  { text: 'Dear Harbor & Pine,', rests_on: [{ kind: 'job', text: 'Harbor & Pine' }] },
  { text: '\n\nI know Zendesk.', rests_on: [{ kind: 'skill', text: 'Zendesk' }] },
]
const content = sentences.map(({ text }) => text).join('')

letAnaApply()

/** @returns the stored payloads */
async function open(generated: object, orders: readonly Order[] = []) {
  const { bodies, calls } = stubApi({
    ...applyAnswers,
    'GET /ai-instructions/': { id: 4, user: ana.id, instructions: 'Formal, please.' },
    'POST /cover-letters/generate/': generated,
  })
  await renderPage(<ApplyButton job={{ ...job, orders: [...orders], orders_count: orders.length }} />, {
    path: '/jobs/7',
  })
  await pressApply()
  return async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
    await waitFor(() => expect(calls).toContain(KEEP))
    return bodies[calls.indexOf(KEEP)]
  }
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Cover letter')
const write = (text: string) => fireEvent.change(box(), { target: { value: text } })
async function generate() {
  fireEvent.click(screen.getByRole('button', { name: 'Generate with AI' }))
  await waitFor(() => expect(box().value).toBe(content))
  await screen.findByRole('button', { name: 'Generate with AI' })
}

test('with a letter that was written for her ana sends the words that steered it and what it rests on', async () => {
  const send = await open({ content, source: 'written', sentences })
  await generate()
  expect(await send()).toMatchObject({
    content,
    source: 'written',
    sentences,
    custom_prompt: 'Formal, please.',
  })
})

test('with one that she changed she sends what is left of it', async () => {
  const send = await open({ content, source: 'written', sentences })
  await generate()
  write(`${content} And Excel.\nAna`)
  expect(await send()).toMatchObject({ source: 'written', sentences, custom_prompt: 'Formal, please.' })
})

test('the template was steered by nothing', async () => {
  const send = await open({ content, source: 'template', reason: 'no-writer', sentences })
  await generate()
  const sent = await send()
  expect(sent).toMatchObject({ source: 'template', sentences })
  expect(sent).not.toHaveProperty('custom_prompt')
})

test('a letter in her own words is hers, also where it took the place of a written one', async () => {
  const send = await open({ content, source: 'written', sentences })
  await generate()
  write('All mine.')
  const sent = await send()
  expect(sent).toMatchObject({ content: 'All mine.', source: 'own', sentences: [] })
  expect(sent).not.toHaveProperty('custom_prompt')
})

test('ana reads that this employer wants nothing written by AI, before she asks for it and while it stands', async () => {
  const quote = 'No ChatGPT letters, please.'
  const [start, end] = [0, quote.length]
  const ban = { kind: 'do-not', quote, field: 'description', start, end, what: 'ai' } as const
  await open({ content, source: 'written', sentences }, [
    { ...ban, required: true, check: false, doubt: false },
  ])
  const said = 'This employer doesn’t want letters written by AI: “No ChatGPT letters, please.”'
  expect(screen.getByText(said)).toBeDefined()
  await generate()
  expect(screen.getByText(said)).toBeDefined()
  write('I know Zendesk well.')
  expect(screen.queryByText(said)).toBeNull()
})
