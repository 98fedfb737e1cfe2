import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../../test/api-stub.ts'
import { anApplication } from '../../../../test/applications.ts'
import { applyAnswers, connected, letAnaApply, pressApply, supportJob } from '../../../../test/applying.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { ana } from '../../../../test/seekers.ts'
import { defaultIntegrations } from '../../../seeker/board-account.ts'
import { letterDraft } from '../../letters/letter-draft.ts'
import { ApplyButton } from '../apply-button.tsx'

const APPLY = 'POST /job-applications/apply/'
const LOOK = 'POST /job-applications/look/'
const ADD = 'POST /job-applications/'
const kept = letterDraft(ana.id, 7)
const details = {
  reason: 'Your apply points are used up.',
  possible_causes: ['You applied a lot today.'],
  suggestions: ['Wait until tomorrow.'],
  job_url: supportJob.url,
}

letAnaApply()
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'))

async function open(answers: Readonly<Record<string, unknown>> = {}) {
  const api = stubApi({ ...applyAnswers, ...answers })
  await renderPage(<ApplyButton job={supportJob} />, { path: '/jobs/7' })
  await pressApply()
  await waitFor(() => expect(screen.queryByText('Checking your Online Jobs Portal account…')).toBeNull())
  fireEvent.change(screen.getByLabelText('Cover letter'), { target: { value: 'Hello' } })
  const to = (call: string) => api.bodies.filter((_, at) => api.calls[at] === call)
  return { ...api, to }
}
const points = () => screen.getByLabelText<HTMLInputElement>('Apply points to spend')
const spend = (typed: string) => fireEvent.change(points(), { target: { value: typed } })
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }))
const submit = () => press('Submit Application')

describe('apply points', () => {
  const balance = { left: 3, seen_at: '2026-11-20T02:21:00Z' }

  test('one is spent where ana leaves it alone, and nothing is said of it', async () => {
    const { to } = await open()
    expect(points().value).toBe('1')
    submit()
    await screen.findByText('Application Submitted')
    expect(to(APPLY)).toMatchObject([{ job_post_id: 7, cover_letter_id: 41 }])
    expect(to(APPLY)[0]).not.toHaveProperty('points')
  })

  test('what she names is the most that is spent, and the preview says so', async () => {
    const { to } = await open({ 'GET /settings/integrations/': { ...connected, apply_points: balance } })
    expect(screen.getByText('of 3 left (seen Nov 20, 10:21 AM)')).toBeDefined()
    spend('2')
    press('Preview')
    expect(screen.getByText('at most 2 apply points on Online Jobs Portal')).toBeDefined()
    submit()
    await screen.findByText('Application Submitted')
    expect(to(APPLY)).toMatchObject([{ job_post_id: 7, cover_letter_id: 41, points: 2 }])
  })

  test('more than the board showed is said, and forbidden by nobody', async () => {
    await open({ 'GET /settings/integrations/': { ...connected, apply_points: balance } })
    spend('4')
    expect(screen.getByText(/You have fewer on Online Jobs Portal/)).toBeDefined()
  })

  test('no number is said at the field, and nothing is sent', async () => {
    const { to } = await open()
    spend('many')
    press('Preview')
    submit()
    expect(screen.getByText('Please enter a whole number from 1 to 99')).toBeDefined()
    expect(document.activeElement).toBe(points())
    expect(to(APPLY)).toEqual([])
    expect(kept.read()).toMatchObject({ points: 'many' })
  })

  test('with other points it is another sending, with a key of its own', async () => {
    const { headers } = await open({ [APPLY]: 'no answer' })
    submit()
    await screen.findAllByText('We don’t know yet if we sent it')
    submit()
    const keys = () => headers.flatMap((sent) => sent.get('idempotency-key') ?? [])
    await waitFor(() => expect(keys()).toHaveLength(2))
    await screen.findByRole('button', { name: 'Submit Application' })
    spend('2')
    submit()
    await waitFor(() => expect(keys()).toHaveLength(3))
    expect(keys()[1]).toBe(keys()[0])
    expect(keys()[2]).not.toBe(keys()[0])
  })
})

describe('a look at the board', () => {
  test('shows what is left, and sends nothing', async () => {
    let left: { left: number; seen_at: string } | null = null
    const { to } = await open({
      'GET /settings/integrations/': () => ({ ...connected, apply_points: left }),
      [LOOK]: () => {
        left = { left: 12, seen_at: '2026-11-20T02:21:00Z' }
        return { apply_points: 12, already_applied: false }
      },
    })
    press('Check on Online Jobs Portal')
    await screen.findByText(
      'The form on Online Jobs Portal is open for you. You have 12 apply points left. We sent nothing.',
    )
    await screen.findByText('of 12 left (seen Nov 20, 10:21 AM)')
    expect(to(LOOK)).toEqual([{ job_post_id: 7 }])
    expect(to(APPLY)).toEqual([])
  })

  test.each([
    [
      { apply_points: null, already_applied: false },
      /^The form on Online Jobs Portal is open for you\. We sent nothing\.$/,
    ],
    [
      { apply_points: 4, already_applied: true },
      /^Online Jobs Portal already has your application for this job/,
    ],
  ])('tells %j', async (answer, text) => {
    await open({ [LOOK]: answer })
    press('Check on Online Jobs Portal')
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('a refusal comes with its help, and the dialog stays', async () => {
    await open({ [LOOK]: refusal(400, { code: 'apply-refused', error: 'No apply points left.', details }) })
    press('Check on Online Jobs Portal')
    const modal = within(await screen.findByRole('dialog', { name: 'Application Error' }))
    expect(modal.getByText(details.reason)).toBeDefined()
    expect(screen.getByText('The check didn’t go through')).toBeDefined()
    fireEvent.click(modal.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(screen.getByRole('dialog', { name: 'Apply for this job' })).toBeDefined()
    expect(screen.queryByText('Your last try didn’t go through')).toBeNull()
  })

  test.each<[unknown, RegExp]>([
    ['no answer', /couldn’t reach Hanap.*We sent nothing/],
    [refusal(500, {}), /couldn’t reach Online Jobs Portal/],
    [refusal(429, { code: 'too-many', detail: 'Please wait.' }), /Please wait\./],
    [refusal(401, { code: 'unauthenticated' }), /Authentication required\. Please log in again\./],
  ])('a failure (%#) is said in its own words', async (answer, text) => {
    await open({ [LOOK]: answer })
    press('Check on Online Jobs Portal')
    await screen.findByText('The check didn’t go through')
    expect(screen.getByRole('alert').textContent).toMatch(text)
  })

  test('without an account there are no points to spend, and nothing to look at', async () => {
    await open({ 'GET /settings/integrations/': defaultIntegrations })
    expect(screen.queryByLabelText('Apply points to spend')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Check on Online Jobs Portal' })).toBeNull()
  })
})

test('an account that the board no longer lets in is said, and trying is not forbidden', async () => {
  await open({ 'GET /settings/integrations/': { ...connected, needs_attention: 'credentials' } })
  expect(screen.getByText('Connect your Online Jobs Portal account again')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Go to Settings' })).toBeDefined()
  submit()
  await screen.findByText('Application Submitted')
})

describe('finishing by hand', () => {
  const COPY = /Copy the cover letter and open the job/
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  async function refused(answers: Readonly<Record<string, unknown>> = {}) {
    const api = await open({
      [APPLY]: refusal(502, { code: 'board-down', error: 'The board is down.', details }),
      ...answers,
    })
    submit()
    const modal = within(await screen.findByRole('dialog', { name: 'Application Error' }))
    return { ...api, modal }
  }

  test('subject and letter are copied, the job opens, and her word makes it one of her applications', async () => {
    const copied = vi.fn<(text: string) => Promise<void>>(async () => {})
    clipboard(copied)
    const { modal, to, headers, calls } = await refused({ [ADD]: refusal(201, anApplication()) })
    expect(modal.queryByRole('button', { name: 'I applied there myself' })).toBeNull()
    const link = modal.getByRole('link', { name: COPY })
    expect(link.getAttribute('href')).toBe(supportJob.url)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
    fireEvent.click(link)
    await modal.findByText('We copied the subject and cover letter. Paste them on Online Jobs Portal.')
    expect(copied).toHaveBeenCalledWith('Application for Support Lead\n\nHello')
    press('I applied there myself')
    await screen.findByText('Added to My Applications')
    expect(screen.getByText('We’ll count it as sent on Online Jobs Portal.')).toBeDefined()
    expect(to(ADD)).toEqual([{ job_post_id: 7 }])
    expect(headers[calls.indexOf(ADD)]?.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(kept.read()).toBeUndefined()
    expect(screen.queryByText('Application Submitted')).toBeNull()
  })

  test('where the clipboard refuses, the letter is there to copy by hand', async () => {
    clipboard(() => Promise.reject(new Error('no')))
    const { modal } = await refused()
    fireEvent.click(modal.getByRole('link', { name: COPY }))
    const text = await modal.findByLabelText<HTMLTextAreaElement>('Subject and cover letter')
    expect(text.value).toBe('Application for Support Lead\n\nHello')
    expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length])
  })

  test('her word that did not arrive is asked for again, under the same key; the letter is kept', async () => {
    clipboard(async () => {})
    const { modal, headers, calls } = await refused({ [ADD]: 'no answer' })
    fireEvent.click(modal.getByRole('link', { name: COPY }))
    press('I applied there myself')
    await screen.findByText('We couldn’t add it')
    await act(async () => press('I applied there myself'))
    const keys = headers.flatMap((sent, at) => (calls[at] === ADD ? (sent.get('idempotency-key') ?? []) : []))
    expect(keys).toEqual([keys[0], keys[0]])
    expect(kept.read()).toMatchObject({ content: 'Hello' })
  })

  test('one that is there already is marked so, and what she wrote stays', async () => {
    clipboard(async () => {})
    const detail = 'You have applied for this job already.'
    const { modal } = await refused({ [ADD]: refusal(400, { code: 'already-applied', detail }) })
    fireEvent.click(modal.getByRole('link', { name: COPY }))
    press('I applied there myself')
    await screen.findByText(detail)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(kept.read()).toMatchObject({ content: 'Hello' })
  })

  test('it is offered where no account is connected, too', async () => {
    await open({ 'GET /settings/integrations/': defaultIntegrations })
    submit()
    const modal = within(await screen.findByRole('dialog', { name: 'First, connect Online Jobs Portal' }))
    expect(modal.getByRole('link', { name: COPY })).toBeDefined()
  })
})
