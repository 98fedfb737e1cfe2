import type { Application, SentApplication } from '@hanap/contract/applications/applications'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { anApplication } from '../../../../test/applications.ts'
import { NOW, openDetail, pass } from '../../../../test/open-detail.tsx'
import { ana } from '../../../../test/seekers.ts'
import { session } from '../../../api/session/browser-session.ts'

const COPY = 'GET /job-applications/1/'
const ADD = 'POST /job-applications/'

const problem = {
  reason: 'The board broke off.',
  possible_causes: ['The board was busy.'],
  suggestions: ['Look at the board.'],
  job_url: 'https://board.example/job/7',
}
const stuck = (send_state: 'failed' | 'unknown'): Application =>
  anApplication({ send_state, send_problem: problem })
const withLetter = (application: Application): SentApplication => ({
  ...application,
  sent_job: {
    title: 'Customer Support Lead',
    employer_name: 'Harbor & Pine',
    description: 'Answer mails.',
    job_type: '',
    salary: '',
    hours_per_week: null,
    hours_per_day: null,
    posted_at: '2026-11-01T00:00:00Z',
    tags: [],
    url: 'https://board.example/job/7',
  },
  sent_letter: {
    subject: 'Application for Customer Support Lead',
    content: 'Dear team',
    board_email: 'ana@example.com',
    source: null,
  },
  sent_resume: {
    file: null,
    resume_url: 'https://ana.example/cv',
    text: 'My resume: https://ana.example/cv',
  },
  asked: null,
})

let writeText: ReturnType<typeof vi.fn<(text: string) => Promise<void>>>
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  session.signIn('t-ana', ana)
  writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  session.clear()
})

function press(name: string | RegExp) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

test('tells the reason, its causes and what helps', async () => {
  await openDetail(stuck('unknown'))
  expect(screen.getByText('The board broke off.')).toBeDefined()
  expect(screen.getByText('Possible causes')).toBeDefined()
  expect(screen.getByText('The board was busy.')).toBeDefined()
  expect(screen.getByText('Look at the board.')).toBeDefined()
})

test('ana finishes on the board with her letter copied', async () => {
  await openDetail(stuck('failed'), { [COPY]: withLetter(stuck('failed')) })
  const open = screen.getByRole('link', { name: /^Copy the cover letter and open the job/ })
  expect(open.getAttribute('href')).toBe('https://board.example/job/7')
  expect(open.getAttribute('rel')).toBe('noopener noreferrer')
  fireEvent.click(open)
  await pass(0)
  expect(writeText).toHaveBeenCalledWith(
    'Application for Customer Support Lead\n\nDear team\n\nMy resume: https://ana.example/cv',
  )
  expect(
    screen.getByText('We copied the subject and cover letter. Paste them on Online Jobs Portal.'),
  ).toBeDefined()
})

test('a letter that cannot be copied is no reason not to open the board', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await openDetail(stuck('failed'), { [COPY]: withLetter(stuck('failed')) })
  fireEvent.click(screen.getByRole('link', { name: /^Copy the cover letter and open the job/ }))
  await pass(0)
  expect(screen.getByText(/didn’t let us copy/)).toBeDefined()
  expect(
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Subject and cover letter' }).value,
  ).toContain(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Subject and cover letter' }).value)
})

test('an address that is no web page is not opened', async () => {
  const odd = { ...stuck('failed'), job_url: 'javascript:alert(1)' }
  await openDetail(odd, { [COPY]: withLetter(odd) })
  expect(screen.queryByRole('link', { name: /on the board/ })).toBeNull()
})

test('her word that she applied there herself settles it, and the focus stays in the row', async () => {
  const settled = anApplication({ notes: 'kept' })
  const { bodies, headers, calls, lists } = await openDetail(stuck('unknown'), {
    [ADD]: () => refusal(201, settled),
  })
  lists(settled)
  press('I applied there myself')
  await pass(0)
  const at = calls.indexOf(ADD)
  expect(bodies[at]).toEqual({ job_post_id: 7 })
  expect(headers[at]?.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(screen.getByText('Saved: you applied there yourself.')).toBeDefined()
  expect(screen.queryByText('The board broke off.')).toBeNull()
  expect(document.activeElement?.tagName).toBe('H3')
})

test('a word that is not taken says why', async () => {
  await openDetail(stuck('unknown'), {
    [ADD]: refusal(400, { code: 'already-applied', error: 'You have already applied for this job.' }),
  })
  press('I applied there myself')
  await pass(0)
  expect(screen.getByText('We couldn’t save that. (Status: 400)')).toBeDefined()
  expect(screen.getByText('You have already applied for this job.')).toBeDefined()
})

test('only what certainly failed leads back to the job; what is not known says how it goes on', async () => {
  await openDetail(stuck('unknown'))
  expect(screen.queryByRole('link', { name: 'Open the job to try again' })).toBeNull()
  press('It isn’t there')
  expect(screen.getByText(/^Apply there by hand/)).toBeDefined()
})
