import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, stubApi } from '../../../test/api-stub.ts'
import { applyAnswers, letAnaApply, pressApply, supportJob } from '../../../test/applying.ts'
import { keptLetter } from '../../../test/letters.ts'
import { listOf } from '../../../test/listings.ts'
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
