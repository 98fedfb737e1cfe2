import type { Order } from '@hanap/contract/jobs/orders'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubApi } from '../../../../test/api-stub.ts'
import { applyAnswers, letAnaApply, pressApply, supportJob } from '../../../../test/applying.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { ApplyButton } from '../apply-button.tsx'

letAnaApply()

const order = (given: Partial<Order>): Order => ({
  kind: 'other',
  quote: 'In their own words',
  field: 'description',
  start: 0,
  end: 18,
  required: true,
  check: false,
  doubt: false,
  ...given,
})
const subject = order({ kind: 'subject-line', subject: 'MARIGOLD' })
const questions = order({ kind: 'answer-questions', start: 20, questions: ['Which tool?', 'When?'] })
const video = order({ kind: 'attach', start: 40, what: 'video' })
const form = order({ kind: 'link-form', start: 60, url: 'https://forms.example/7' })

async function open(...orders: Order[]) {
  const api = stubApi(applyAnswers)
  await renderPage(<ApplyButton job={{ ...supportJob, orders, orders_count: orders.length }} />)
  await pressApply()
  const list = within(screen.getByRole('region', { name: 'This employer asks for', hidden: true }))
  return { ...api, list }
}
const letter = () => screen.getByLabelText<HTMLTextAreaElement>('Cover letter')
const write = (content: string) => fireEvent.change(letter(), { target: { value: content } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
test('ana’s answers and link go into the letter by a press, and the list ticks itself', async () => {
  const { list } = await open(questions, video)
  write('I am Ana.')
  fireEvent.change(list.getByLabelText('Which tool?'), { target: { value: 'Front' } })
  press('Put in 1 answer')
  expect(letter().value).toBe('I am Ana.\n\nQ: Which tool?\nA: Front')
  expect(list.queryByLabelText('Done')).toBeNull()
  fireEvent.change(list.getByLabelText('When?'), { target: { value: 'Monday' } })
  press('Put in 2 answers')
  expect(letter().value).toBe('I am Ana.\n\nQ: Which tool?\nA: Front\n\nQ: When?\nA: Monday')
  expect(list.getAllByLabelText('Done')).toHaveLength(1)

  fireEvent.change(list.getByLabelText('Link'), { target: { value: 'my video' } })
  press('Put the link in')
  expect(list.getByText('Enter a link that starts with https:// or http://')).toBeDefined()
  fireEvent.change(list.getByLabelText('Link'), { target: { value: 'https://loom.example/1' } })
  press('Put the link in')
  expect(letter().value).toContain('\n\nVideo: https://loom.example/1')
  expect(list.getAllByLabelText('Done')).toHaveLength(2)
})

test('what is missing is said once, and a second press sends all the same', async () => {
  const { bodies } = await open(subject, video)
  write('I am Ana.')
  press(/^Submit Application/)
  expect(await screen.findByRole('button', { name: /^Send: 2 things missing/, hidden: true })).toBeDefined()
  expect(screen.queryByText('Application Submitted')).toBeNull()
  press(/^Send: 2 things missing/)
  await screen.findByText('Application Submitted')
  expect(bodies).toContainEqual(
    expect.objectContaining({
      asked: [
        { kind: 'subject-line', start: 0, done: 'missing' },
        { kind: 'attach', start: 40, done: 'missing' },
      ],
    }),
  )
})

test('what no letter shows is ana’s to say, and is called that', async () => {
  const { list, bodies } = await open(form)
  expect(screen.getByText('This job takes applications elsewhere')).toBeDefined()
  fireEvent.click(list.getByLabelText('I did this there'))
  expect(list.getByLabelText('You said so')).toBeDefined()
  expect(list.queryByLabelText('Done')).toBeNull()
  write('I am Ana.')
  press(/^Submit Application/)
  await screen.findByText('Application Submitted')
  expect(bodies).toContainEqual(
    expect.objectContaining({ asked: [{ kind: 'link-form', start: 60, done: 'said' }] }),
  )
})

test('what they do not want is left out only by a press of hers', async () => {
  const { list } = await open(order({ kind: 'do-not', quote: 'Do not send a resume' }))
  expect(list.getByLabelText('Done')).toBeDefined()
  fireEvent.click(await screen.findByLabelText('Add my online resume link below the cover letter'))
  expect(list.getByLabelText('Not yet')).toBeDefined()
  press('Leave out my resume link')
  expect(list.getByLabelText('Done')).toBeDefined()
})

test('an order nobody can follow asks her', async () => {
  const { list } = await open(order({ kind: 'include-phrase', phrase: 'the sum', doubt: true }))
  expect(list.getByText(/^We’re not sure what they want/)).toBeDefined()
  fireEvent.click(list.getByLabelText('I took care of this'))
  expect(list.getByLabelText('You said so')).toBeDefined()
})
