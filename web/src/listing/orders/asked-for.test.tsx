import type { Order } from '@hanap/contract/jobs/orders'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobDetail, listing } from '../../../test/listings.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { AskedFor } from './asked-for.tsx'

const order = (kind: Order['kind'], other: Partial<Order> = {}): Order => ({
  kind,
  quote: 'In their own words',
  field: 'description',
  start: 0,
  end: 18,
  required: true,
  check: false,
  doubt: false,
  ...other,
})

async function open(orders: Order[], orders_count = orders.length) {
  await renderPage(<AskedFor job={jobDetail(listing(7), { orders, orders_count })} heading="h2" />)
}

test('ana reads what is asked in plain words, and in the employer’s own on a press', async () => {
  await open([
    order('subject-line', { subject: 'CALM', quote: 'Use CALM as the subject', check: true }),
    order('attach', { what: 'video', start: 40, quote: 'a Loom', required: false }),
  ])
  expect(screen.getByRole('heading', { name: 'This employer asks for 2 things' })).toBeDefined()
  const [subject, video] = screen.getAllByRole('listitem').map((item) => within(item))
  expect(subject?.getByText('CALM')).toBeDefined()
  expect(subject?.getByText('Shows you read the whole job')).toBeDefined()
  expect(video?.getByText('Optional · Record it, then put the link in your cover letter')).toBeDefined()
  fireEvent.click(subject?.getByText('Subject:') as HTMLElement)
  expect(screen.getByText('Use CALM as the subject')).toBeDefined()
})

test('questions stand one by one', async () => {
  await open([order('answer-questions', { questions: ['Which tool?', 'When can you start?'] })])
  expect(screen.getByText('Answer 2 questions')).toBeDefined()
  expect(screen.getByText('When can you start?')).toBeDefined()
})

test.each([
  ['https://forms.gle/kandila123', 'https://forms.gle/kandila123'],
  ['[hidden by the board]', 'Open the job on Online Jobs Portal for the link'],
  [undefined, 'Open the job on Online Jobs Portal for the link'],
])('ana is sent to the board for a form’s link only if it is not known: %s', async (url, hint) => {
  await open([order('link-form', { ...(url && { url }) })])
  expect(screen.getByText(hint)).toBeDefined()
})

test('questions that stand above are asked for without a number', async () => {
  await open([order('answer-questions'), order('other', { what: 'on-board', start: 40 })])
  expect(screen.getByText('Answer their questions')).toBeDefined()
  expect(screen.getByText('Apply on Online Jobs Portal')).toBeDefined()
})

test('what a model added says so, and that its words are to be checked', async () => {
  await open([order('state', { quote: 'Tell us why', source: 'model', required: false, doubt: true })])
  expect(screen.getByText('AI found this. Check their words. · Tell us why')).toBeDefined()
})

test('what this page has no words for is shown all the same', async () => {
  await open([order('other', { what: 'from-tomorrow' })], 3)
  expect(screen.getByText('Do as the job says')).toBeDefined()
  expect(screen.getByText(/There are 2 more in the job’s text\./)).toBeDefined()
})
