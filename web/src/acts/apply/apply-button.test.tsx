import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../test/api-stub.ts'
import { anApplication, applicationList } from '../../../test/applications.ts'
import { connected, pressApply } from '../../../test/applying.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ana } from '../../../test/seekers.ts'
import { session } from '../../api/session/browser-session.ts'
import { defaultIntegrations } from '../../seeker/board-account.ts'
import { ApplyButton } from './apply-button.tsx'

const job = {
  id: 7,
  title: 'Customer Support Lead',
  employer: { id: 1, name: 'Harbor & Pine', total_posts: 9 },
  applied: false,
  url: 'https://board.example/job/7',
}
const details = {
  reason: 'The board takes apply points, and yours are used up.',
  possible_causes: ['You have applied to many jobs today.'],
  suggestions: ['Wait until tomorrow.'],
  job_url: 'https://board.example/job/7',
}
const APPLY = 'POST /job-applications/apply/'
const LETTER = 'POST /cover-letters/'
const SETTINGS = 'GET /settings/integrations/'
const TRACKER = 'GET /job-applications/list_applications/'
let letters = 40
const good = {
  [SETTINGS]: connected,
  'GET /resumes/': { count: 0, results: [] },
  [LETTER]: () => refusal(201, { id: ++letters, version: `v${letters}` }),
  [APPLY]: { message: 'Application submitted successfully.', application: anApplication() },
  [TRACKER]: applicationList(),
}

beforeAll(() => import('./apply-flow.tsx'))
afterEach(() => {
  session.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function openDialog(answers: Readonly<Record<string, unknown>> = {}) {
  session.signIn('t-ana', ana)
  const api = stubApi({ ...good, ...answers })
  const view = await renderPage(<ApplyButton job={{ ...job, id: nextJobId() }} />, { path: '/jobs/7' })
  await pressApply()
  await waitFor(() => expect(screen.queryByText('Checking your Online Jobs Portal account…')).toBeNull())
  return { ...view, ...api }
}
// Drafts outlive a test, so each test uses its own job.
let lastJobId = 100
const nextJobId = () => ++lastJobId

const dialog = (name = 'Apply for this job') => screen.getByRole('dialog', { name })
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Cover letter'), { target: { value: text } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
const posts = (calls: string[]) => calls.filter((call) => call.startsWith('POST'))

describe('before anything is sent', () => {
  test('without a session it leads to the login, and back afterwards', async () => {
    const api = stubApi({})
    const { router } = await renderPage(<ApplyButton job={job} />, { path: '/jobs/7' })
    fireEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
    await screen.findByRole('heading', { name: '/login' })
    expect(router.state.location.search).toEqual({ next: '/jobs/7' })
    expect(api.calls).toEqual([])
  })

  test('a job ana has applied to says so and opens nothing', async () => {
    session.signIn('t-ana', ana)
    await renderPage(<ApplyButton job={{ ...job, applied: true }} />)
    const button = screen.getByRole('button', { name: 'Applied' })
    fireEvent.click(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the dialog starts with a subject, counts words and shows what will be sent', async () => {
    await openDialog()
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe(
      'Application for Customer Support Lead',
    )
    write('  Hello team,\n\nI lead support.  ')
    expect(screen.getByText('5 words')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(preview.getByText('Harbor & Pine, through Online Jobs Portal')).toBeDefined()
    expect(preview.getByText('ana@board.example')).toBeDefined()
    expect(preview.getByText('Application for Customer Support Lead')).toBeDefined()
    expect(
      preview.getByText((_, element) => element?.textContent === 'Hello team,\n\nI lead support.'),
    ).toBeDefined()
  })

  test.each(['  \n ', '\u200b\u2060', '\u3164'])(
    'an empty letter (%j) opens its own modal and sends nothing',
    async (text) => {
      const { calls } = await openDialog()
      write(text)
      submit()
      const modal = within(await screen.findByRole('dialog', { name: 'Cover Letter Required' }))
      expect(modal.getByText('Please provide a cover letter for your application.')).toBeDefined()
      expect(posts(calls)).toEqual([])
      fireEvent.click(modal.getByRole('button', { name: 'Write the cover letter' }))
      expect(screen.queryByRole('dialog', { name: 'Cover Letter Required' })).toBeNull()
      expect(dialog()).toBeDefined()
    },
  )

  test('a letter that is too long says so while it is written, and nothing is cut', async () => {
    await openDialog()
    write('x'.repeat(10_001))
    expect(screen.getByText('Please use at most 10000 characters')).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Cover letter').value).toHaveLength(10_001)
  })

  test.each([
    ['nothing was ever set', refusal(404, { code: 'not-found' })],
    ['nothing is connected', defaultIntegrations],
    [
      'the connection is switched off',
      {
        ...defaultIntegrations,
        integrations: [{ id: 3, type: 'olj', email: 'a@b.co', is_active: false, sync_enabled: true }],
      },
    ],
  ])('where %s, the way to Settings opens and nothing is sent', async (_, settings) => {
    const { calls, router } = await openDialog({ [SETTINGS]: settings })
    write('Hello')
    submit()
    const modal = within(await screen.findByRole('dialog', { name: 'First, connect Online Jobs Portal' }))
    const text = 'You need to connect your Online Jobs Portal account in Settings to apply for jobs.'
    expect(screen.getAllByText(text)).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toContain(`Online Jobs Portal Integration Required${text}`)
    expect(posts(calls)).toEqual([])
    fireEvent.click(modal.getByRole('button', { name: 'Connect and apply' }))
    await screen.findByRole('heading', { name: '/settings' })
    expect(router.state.location.search).toEqual({ tab: 'integrations', next: '/jobs/7#apply' })
  })

  test('AI Settings opens over the dialog, and what is done there sends nothing of it', async () => {
    const kept = { id: 4, user: ana.id, instructions: 'Formal, please.' }
    const { calls } = await openDialog({ 'GET /ai-instructions/': kept })
    write('Hello')
    fireEvent.click(screen.getByRole('button', { name: 'AI Settings' }))
    const settings = within(await screen.findByRole('dialog', { name: 'AI Settings' }))
    expect((await settings.findByLabelText<HTMLTextAreaElement>('Instructions')).value).toBe(
      'Formal, please.',
    )
    fireEvent.keyDown(settings.getByLabelText('Instructions'), { key: 'Escape' })
    expect(screen.queryByRole('dialog', { name: 'AI Settings' })).toBeNull()
    expect(dialog()).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Cover letter').value).toBe('Hello')
    expect(posts(calls)).toEqual([])
  })

  test('an active integration counts even where no address is told', async () => {
    const active = { id: 3, type: 'olj', email: 'ana@board.example', is_active: true, sync_enabled: true }
    const { calls } = await openDialog({ [SETTINGS]: { ...defaultIntegrations, integrations: [active] } })
    write('Hello')
    submit()
    await screen.findByText('Application Submitted')
    expect(posts(calls)).toEqual([LETTER, APPLY])
  })
})

describe('sending', () => {
  test('the account is checked, the letter kept, the application sent, once', async () => {
    let answer: (body: unknown) => void = () => {}
    const { calls, bodies, headers } = await openDialog({
      [APPLY]: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    write(' Hello ')
    submit()
    const busy = await screen.findByRole('button', { name: 'Submitting...' })
    await waitFor(() => expect(calls.at(-1)).toBe(APPLY))
    fireEvent.click(busy)
    fireEvent.submit(busy.closest('dialog')?.querySelector('form') as HTMLFormElement)
    fireEvent.keyDown(dialog(), { key: 'Escape' })
    expect(screen.getByText(/We’re sending your application/)).toBeDefined()
    await act(async () => answer(good[APPLY]))
    await screen.findByText('Application Submitted')
    fireEvent.keyDown(dialog('You’ve applied'), { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(posts(calls)).toEqual([LETTER, APPLY])
    const [letter, apply] = [calls.indexOf(LETTER), calls.indexOf(APPLY)]
    expect(calls.slice(0, letter)).toContain(SETTINGS)
    expect(bodies[letter]).toMatchObject({
      content: 'Hello',
      subject: 'Application for Customer Support Lead',
    })
    expect(bodies[apply]).toEqual({ job_post_id: lastJobId, cover_letter_id: letters })
    expect(headers[apply]?.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('letterDraft'))).toEqual([])
  })

  test('ana reads that the board had an application of hers already', async () => {
    const outcome = { delivered: 'yes', already_there: true }
    await openDialog({ [APPLY]: { message: 'x', application: anApplication(), outcome } })
    write('Hello')
    submit()
    await screen.findByText('Application Submitted')
    expect(screen.getByText(/^Online Jobs Portal already had your application/)).toBeDefined()
  })

  test('after eight seconds it says that the board takes its time', async () => {
    await openDialog({ [APPLY]: () => new Promise(() => {}) })
    write('Hello')
    vi.useFakeTimers()
    submit()
    await act(() => vi.advanceTimersByTimeAsync(7999))
    expect(screen.queryByText(/is slow right now/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByText(/is slow right now/)).toBeDefined()
  })

  test.each<[number, Record<string, unknown>, string]>([
    [401, { code: 'board-credentials' }, 'Authentication required. Please log in again.'],
    [400, { code: 'invalid', errors: { content: ['Too plain'] } }, 'Validation error: content: Too plain'],
    [400, { code: 'invalid' }, 'Invalid request data. Please check your inputs.'],
    [404, { code: 'not-found' }, 'Resource not found. The job or cover letter might have been removed.'],
    [500, { code: 'internal' }, 'There was an error submitting your application.'],
  ])('a %d says what went wrong and keeps the letter', async (status, body, text) => {
    await openDialog({ [APPLY]: refusal(status, body) })
    write('Hello')
    submit()
    expect(await screen.findByText('Application Failed')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toContain(`Application Failed${text}`)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Cover letter').value).toBe('Hello')
  })

  test('a letter the server refuses says so at its field until it is changed', async () => {
    const errors = { content: ['Too plain'] }
    const { calls } = await openDialog({ [LETTER]: refusal(400, { code: 'invalid', errors }) })
    write('Hello')
    submit()
    await screen.findByText('Validation error: content: Too plain', { selector: '.toast-text' })
    expect(screen.getByText('Too plain')).toBeDefined()
    expect(posts(calls)).toEqual([LETTER])
    write('Hello, dear team')
    expect(screen.queryByText('Too plain')).toBeNull()
  })

  test('a session that ended is said, and the letter is there again after signing in', async () => {
    await openDialog({ [APPLY]: refusal(401, { code: 'unauthenticated' }) })
    write('A long letter')
    submit()
    await screen.findByText('Authentication required. Please log in again.')
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
    expect(Object.values(localStorage).some((entry) => String(entry).includes('A long letter'))).toBe(true)
  })
})

describe('a refusal with its reasons', () => {
  async function refused(status: number) {
    await openDialog({ [APPLY]: refusal(status, { error: 'You do not have enough apply points.', details }) })
    write('Hello')
    vi.useFakeTimers()
    submit()
    await act(() => vi.advanceTimersByTimeAsync(0))
    return within(dialog('Application Error'))
  }

  test('opens at once on top, with reason, causes, suggestions and the job on the board', async () => {
    const modal = await refused(400)
    expect(screen.getByText('Application Failed')).toBeDefined()
    expect(
      modal.getByText('You do not have enough apply points.', { selector: '.alert-title' }),
    ).toBeDefined()
    expect(modal.getByText(details.reason)).toBeDefined()
    expect(modal.getByText('You have applied to many jobs today.')).toBeDefined()
    expect(modal.getByText('Wait until tomorrow.')).toBeDefined()
    const link = modal.getByRole('link', { name: /Open the job on Online Jobs Portal/ })
    expect(link.getAttribute('href')).toBe('https://board.example/job/7')
    expect(link.getAttribute('rel')).toContain('noopener')
    fireEvent.click(modal.getByRole('button', { name: 'Check Integration Settings' }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('heading', { name: '/settings' })).toBeDefined()
  })

  test.each([
    [400, true],
    [404, true],
    [502, false],
  ])('behind it, after a %d, the apply dialog closes a second later: %s', async (status, closes) => {
    await refused(status)
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(screen.queryByRole('dialog', { name: 'Apply for this job' })).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.queryByRole('dialog', { name: 'Apply for this job' }) === null).toBe(closes)
    expect(dialog('Application Error')).toBeDefined()
  })

  test('is remembered beside the job and can be read again', async () => {
    const modal = await refused(400)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    fireEvent.click(modal.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    fireEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByText('Your last try didn’t go through')).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Cover letter').value).toBe('Hello')
    fireEvent.click(screen.getByRole('button', { name: 'See why' }))
    expect(dialog('Application Error')).toBeDefined()
  })
})

describe('a connection that breaks off', () => {
  test('is told as not known, and trying again is the same sending', async () => {
    let isBroken = true
    const { calls, headers } = await openDialog({
      [APPLY]: () => (isBroken ? 'no answer' : good[APPLY]),
    })
    write('Hello')
    submit()
    await screen.findAllByText('We don’t know yet if we sent it')
    expect(screen.queryByText('Application Failed')).toBeNull()
    expect(within(dialog()).getByRole('link', { name: 'My Applications' })).toBeDefined()
    isBroken = false
    submit()
    await screen.findByText('Application Submitted')
    expect(posts(calls)).toEqual([LETTER, APPLY, APPLY])
    const keys = headers.flatMap((sent) => sent.get('idempotency-key') ?? [])
    expect(keys[0]).toBe(keys[1])
  })

  test('after the words were changed it is another letter and another key', async () => {
    let isBroken = true
    const { calls, headers } = await openDialog({
      [APPLY]: () => (isBroken ? 'no answer' : good[APPLY]),
    })
    write('Hello')
    submit()
    await screen.findAllByText('We don’t know yet if we sent it')
    isBroken = false
    write('Hello again')
    submit()
    await screen.findByText('Application Submitted')
    expect(posts(calls)).toEqual([LETTER, APPLY, LETTER, APPLY])
    const keys = headers.flatMap((sent) => sent.get('idempotency-key') ?? [])
    expect(keys[0]).not.toBe(keys[1])
  })

  test('a refusal has used up its key, and the kept letter is used again', async () => {
    let isRefused = true
    const { calls, headers } = await openDialog({
      [APPLY]: () => (isRefused ? refusal(400, { code: 'invalid', key_settled: true }) : good[APPLY]),
    })
    write('Hello')
    submit()
    await screen.findByText('Application Failed')
    isRefused = false
    submit()
    await screen.findByText('Application Submitted')
    expect(posts(calls)).toEqual([LETTER, APPLY, APPLY])
    const keys = headers.flatMap((sent) => sent.get('idempotency-key') ?? [])
    expect(keys[0]).not.toBe(keys[1])
  })

  test('counts as sent where the tracker already has it', async () => {
    await openDialog({
      [APPLY]: 'no answer',
      [TRACKER]: () => applicationList(anApplication({ job: lastJobId })),
    })
    write('Hello')
    submit()
    await screen.findByText('Application Submitted')
    fireEvent.keyDown(dialog('You’ve applied'), { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('before the handing over nothing was sent, and that is said', async () => {
    const { calls } = await openDialog({ [LETTER]: 'no answer' })
    write('Hello')
    submit()
    await screen.findByText('Application Failed')
    expect(screen.getByRole('alert').textContent).toContain(
      'We couldn’t reach Hanap. Check your connection and try again. We sent nothing. Your cover letter is safe.',
    )
    expect(screen.getByLabelText<HTMLTextAreaElement>('Cover letter').value).toBe('Hello')
    expect(posts(calls)).toEqual([LETTER])
  })
})

test('a second tab writes, and the letter here follows', async () => {
  await openDialog()
  write('Hello')
  const key = Object.keys(localStorage).find((name) => name.startsWith('letterDraft')) ?? ''
  localStorage.setItem(key, JSON.stringify({ subject: 'Hi', content: 'From the other tab' }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Cover letter').value).toBe('From the other tab')
})
