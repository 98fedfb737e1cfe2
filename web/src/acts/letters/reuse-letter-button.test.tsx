import type { Order } from '@hanap/contract/jobs/orders'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, stubApi } from '../../../test/api-stub.ts'
import { applyAnswers, letAnaApply, pressApply, supportJob } from '../../../test/applying.ts'
import { keptLetter } from '../../../test/letters.ts'
import { jobDetail, listing, listOf } from '../../../test/listings.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ApplyButton } from '../apply/apply-button.tsx'

const LIST = 'GET /cover-letters/'
const last = keptLetter(51, { job_title: 'Bookkeeper', content: 'I keep books.' })

letAnaApply()

async function open(answers: Readonly<Record<string, unknown>>) {
  const api = stubApi({ ...applyAnswers, ...answers })
  await renderPage(<ApplyButton job={supportJob} />, { path: '/jobs/7' })
  await pressApply()
  return api
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Cover letter')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('ana’s last letter comes into the box, says for which job it was, and Undo brings hers back', async () => {
  await open({ [LIST]: listOf([last]), 'GET /cover-letters/51/': last })
  fireEvent.change(box(), { target: { value: 'Begun' } })
  press('Reuse my last letter')
  await waitFor(() => expect(box().value).toBe('I keep books.'))
  expect(screen.getByText('Your cover letter for Bookkeeper. Change what was about that job.')).toBeDefined()
  fireEvent.change(box(), { target: { value: 'I keep books for you.' } })
  expect(screen.getByText('You wrote this.')).toBeDefined()
  press('Undo')
  expect(box().value).toBe('Begun')
})

test('what belongs to the other job is told until ana has taken it out', async () => {
  const asks: Order = {
    kind: 'include-phrase',
    quote: 'Say MANGO',
    field: 'description',
    start: 0,
    end: 9,
    required: true,
    check: true,
    doubt: false,
    phrase: 'MANGO',
  }
  const letter = { ...last, content: 'MANGO. I want to join Northlight Books.' }
  await open({
    [LIST]: listOf([letter]),
    'GET /cover-letters/51/': letter,
    'GET /jobs/51/': jobDetail(listing(51), { orders: [asks], orders_count: 1 }),
  })
  press('Reuse my last letter')
  await screen.findByText('It still says “Northlight Books”, “MANGO” from your letter for Bookkeeper.')
  fireEvent.change(box(), { target: { value: 'I want to join you. Northlight Books knows me.' } })
  expect(screen.getByText('It still says “Northlight Books” from your letter for Bookkeeper.')).toBeDefined()
  fireEvent.change(box(), { target: { value: 'I want to join you.' } })
  expect(screen.queryByText(/It still says/)).toBeNull()
})

test('while it comes, nothing is written or sent that it would replace', async () => {
  const list = Promise.withResolvers()
  await open({ [LIST]: () => list.promise, 'GET /cover-letters/51/': last })
  fireEvent.change(box(), { target: { value: 'Begun' } })
  press('Reuse my last letter')
  await waitFor(() => expect(box().readOnly).toBe(true))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Application' }).disabled).toBe(true)
  list.resolve(listOf([last]))
  await waitFor(() => expect(box().value).toBe('I keep books.'))
  expect(box().readOnly).toBe(false)
})

test('a letter for this very job is none to reuse', async () => {
  await open({ [LIST]: listOf([{ ...last, job_post_id: 7 }]) })
  fireEvent.change(box(), { target: { value: 'Begun' } })
  press('Reuse my last letter')
  await screen.findByText('You have no cover letter to reuse yet')
  expect(box().value).toBe('Begun')
})

test('where it does not load, what she wrote stays', async () => {
  await open({ [LIST]: refusal(500, {}) })
  fireEvent.change(box(), { target: { value: 'Begun' } })
  press('Reuse my last letter')
  await screen.findByText('Your last cover letter didn’t load')
  expect(box().value).toBe('Begun')
})
