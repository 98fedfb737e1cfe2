import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../../test/api-stub.ts'
import { anApplication, applicationList } from '../../../../test/applications.ts'
import { applyAnswers, letAnaApply, pressApply, supportJob } from '../../../../test/applying.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { ana } from '../../../../test/seekers.ts'
import { letterDraft } from '../../letters/letter-draft.ts'
import { ApplyButton } from '../apply-button.tsx'

const APPLY = 'POST /job-applications/apply/'
const TRACKER = 'GET /job-applications/list_applications/'
const UNDER_WAY = 'We’re already sending it'
const kept = letterDraft(ana.id, supportJob.id)
const written = { subject: 'Hi', content: 'Hello' }
const sending = { ...written, kept: { id: 41, version: 'v41', ...written }, sendingKey: 'k-1' }

const underWay = {
  reason: 'x',
  possible_causes: [],
  suggestions: [],
  job_url: supportJob.url,
  outcome: { delivered: 'no', kind: 'already-applied', earlier: 'sending' },
}

letAnaApply()

/** The seeker can leave and reopen it; later it learns of the application. */
function Visits() {
  const [isHere, setHere] = useState(true)
  const [applied, setApplied] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        Leave or come back
      </button>
      <button type="button" onClick={() => setApplied(true)}>
        Learn
      </button>
      {isHere && <ApplyButton job={{ ...supportJob, applied }} />}
    </>
  )
}

async function visit(answers: Readonly<Record<string, unknown>> = {}) {
  const api = stubApi({ ...applyAnswers, ...answers })
  await renderPage(<Visits />, { path: '/jobs/7' })
  return api
}
const click = (button: string) => fireEvent.click(screen.getByText(button))
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
const letter = () => screen.getByLabelText<HTMLTextAreaElement>('Cover letter')
const tracked = (send_state: 'sending' | 'sent' | 'failed') => applicationList(anApplication({ send_state }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test.each([
  ['with the same key', refusal(409, { code: 'in-progress' }), applicationList()],
  [
    'with a letter of its own',
    refusal(400, { code: 'already-applied', details: underWay }),
    tracked('sending'),
  ],
])('a second sender %s is told that it is being sent already', async (_, answer, tracker) => {
  kept.write(written)
  await visit({ [APPLY]: answer, [TRACKER]: tracker })
  await pressApply()
  submit()
  await screen.findByText(UNDER_WAY)
  expect(document.querySelector('.toast')).toBeNull()
  expect(screen.queryByText(/connection dropped/)).toBeNull()
  expect(screen.queryByText('Application Failed')).toBeNull()
  expect(letter().value).toBe('Hello')
})

test('a dialog opened while it is being sent says so, and closes when the board has it', async () => {
  kept.write(sending)
  let list = tracked('sending')
  const { calls } = await visit({ [TRACKER]: () => list })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await pressApply()
  await screen.findByText(UNDER_WAY)
  expect(letter().readOnly).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Submitting...' }))
  list = tracked('sent')
  await act(() => vi.advanceTimersByTimeAsync(5050))
  expect(screen.getByText('Application Submitted')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(kept.read()).toBeUndefined()
  expect(calls).not.toContain(APPLY)
})

test('a sending that failed elsewhere leaves the letter to be sent again', async () => {
  kept.write(sending)
  await visit({ [TRACKER]: tracked('failed') })
  await pressApply()
  expect(screen.queryByText(UNDER_WAY)).toBeNull()
  expect(letter().readOnly).toBe(false)
})

test('the other tab has sent it and put the letter away: the dialog here closes, with no emptied letter', async () => {
  kept.write(sending)
  await visit({ [TRACKER]: tracked('sending') })
  await pressApply()
  await screen.findByText(UNDER_WAY)
  const key = `letterDraft:${ana.id}:${supportJob.id}`
  localStorage.removeItem(key)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  await screen.findByText('Application Submitted')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('ana goes back while it is being sent and opens the job again: the same sending is waited for', async () => {
  let answer: (body: unknown) => void = () => {}
  kept.write(written)
  const { calls } = await visit({ [APPLY]: () => new Promise((resolve) => (answer = resolve)) })
  await pressApply()
  submit()
  await waitFor(() => expect(calls).toContain(APPLY))
  click('Leave or come back')
  click('Leave or come back')
  await pressApply()
  fireEvent.click(screen.getByRole('button', { name: 'Submitting...' }))
  expect(letter().value).toBe('Hello')
  await act(async () => answer({ message: 'Application submitted.', application: anApplication() }))
  click('Learn')
  await isClosed()
  expect(screen.getByText('Application Submitted')).toBeDefined()
  expect(screen.queryByText('Please provide a cover letter for your application.')).toBeNull()
  expect(calls.filter((call) => call === APPLY)).toHaveLength(1)
})

test('a job that turns out to be applied to closes the dialog', async () => {
  await visit()
  await pressApply()
  click('Learn')
  await isClosed()
  expect(screen.getByRole('button', { name: 'Applied' })).toBeDefined()
})
