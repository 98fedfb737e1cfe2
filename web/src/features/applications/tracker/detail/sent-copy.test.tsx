import type { SentApplication } from '@hanap/contract/applications/applications'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../../../test/api-stub.ts'
import { anApplication } from '../../../../../test/applications.ts'
import { renderPage } from '../../../../../test/render-page.tsx'
import { SentCopy } from './sent-copy.tsx'

afterEach(() => vi.unstubAllGlobals())

const COPY = 'GET /job-applications/1/'
const link = 'https://ana.example.com/cv'
const copy: SentApplication = {
  ...anApplication(),
  sent_job: {
    title: 'Customer Support Lead',
    employer_name: 'Harbor & Pine',
    description: 'You lead five agents.',
    job_type: 'full-time',
    salary: '$900 a month',
    hours_per_week: 40,
    hours_per_day: null,
    posted_at: '2026-11-01T02:00:00Z',
    tags: ['Zendesk'],
    url: 'https://board.example/job/7',
  },
  sent_letter: {
    subject: 'Application for Support Lead',
    content: 'Hello',
    board_email: 'ana@board.example',
    source: null,
  },
  sent_resume: {
    file: { file_name: 'Ana Reyes.pdf', file_type: 'pdf', size: 260_303, sha256: 'ab' },
    resume_url: link,
    text: `My resume: ${link}`,
  },
  asked: [
    {
      kind: 'subject-line',
      quote: 'Put CALM in the subject',
      field: 'description',
      start: 0,
      end: 23,
      required: true,
      check: false,
      doubt: false,
      subject: 'CALM',
      done: 'shown',
    },
  ],
}

async function show(answer: unknown, application = anApplication()) {
  const api = stubApi({ [COPY]: answer })
  await renderPage(<SentCopy application={application} />)
  return api
}
const open = (name = 'What we sent') => fireEvent.click(screen.getByText(name))

test('ana reads the listing, the letter and the resume as they were; nothing is asked for before', async () => {
  const { calls } = await show(copy)
  expect(calls).toEqual([])
  open()
  await screen.findByText('You lead five agents.')
  expect(
    screen.getByText('Harbor & Pine · $900 a month · 40 hours a week · posted Nov 1, 2026'),
  ).toBeDefined()
  expect(screen.getByText('From ana@board.example')).toBeDefined()
  expect(
    screen.getByText((_, element) => element?.textContent === `Hello\n\nMy resume: ${link}`),
  ).toBeDefined()
  expect(screen.getByText('Ana Reyes.pdf (PDF, 260 kB)')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'What they asked, and what you sent' })).toBeDefined()
  expect(screen.getByText('Put CALM in the subject')).toBeDefined()
  expect(screen.getByLabelText('Done')).toBeDefined()
  expect(screen.getByText('For your records only. Not sent to the employer.')).toBeDefined()
  expect(calls).toEqual([COPY])
})

test('without a resume it says so', async () => {
  await show({ ...copy, sent_resume: null })
  open()
  expect(await screen.findByText('You chose no resume file.')).toBeDefined()
})

test.each([
  ['own', 'You wrote this.'],
  ['written', 'Written with AI from your profile, resume and the job.'],
  ['template', 'From a template, with your details.'],
] as const)('a letter that was sent says that it was %s', async (source, note) => {
  await show({ ...copy, sent_letter: { ...copy.sent_letter, source } })
  open()
  expect(await screen.findByText(note)).toBeDefined()
})

test('of one that was sent before that was asked nothing is claimed', async () => {
  const { source: _, ...old } = copy.sent_letter ?? { source: null }
  await show({ ...copy, sent_letter: old })
  open()
  await screen.findByText('From ana@board.example')
  expect(screen.queryByText(/You wrote this|Written with AI|From a template/)).toBeNull()
})

test('what the board had already is not shown as a letter from here', async () => {
  const asked = copy.asked?.map((one) => ({ ...one, done: 'unknown' }))
  await show({ ...copy, sent_letter: null, sent_resume: null, asked })
  open()
  expect(await screen.findByText(/so we didn’t send the cover letter from here/)).toBeDefined()
  expect(screen.getByLabelText('Not known')).toBeDefined()
  expect(screen.queryByText('Resume')).toBeNull()
})

test.each([
  ['failed', 'What we didn’t send'],
  ['unknown', 'What you submitted'],
  ['sending', 'What you submitted'],
] as const)('of one that is %s nobody says that it was sent', async (send_state, name) => {
  await show(copy, anApplication({ send_state }))
  expect(screen.getByText(name)).toBeDefined()
  expect(screen.queryByText('What we sent')).toBeNull()
})

test('a copy that did not load can be asked for again', async () => {
  let isGone = true
  await show(() => (isGone ? refusal(404, { code: 'not-found' }) : copy))
  open()
  await screen.findByText('This copy didn’t load.')
  isGone = false
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('You lead five agents.')).toBeDefined()
})
