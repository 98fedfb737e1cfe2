import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, stubApi } from '../../../../test/api-stub.ts'
import { anApplication, applicationList } from '../../../../test/applications.ts'
import { applyAnswers, connected, letAnaApply, pressApply, supportJob } from '../../../../test/applying.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { ana, bea } from '../../../../test/seekers.ts'
import { session } from '../../../api/session/browser-session.ts'
import { forgetSeeker } from '../../../api/session/forget-seeker.ts'
import { letterDraft } from '../../letters/letter-draft.ts'
import { ApplyButton } from '../apply-button.tsx'

const SETTINGS = 'GET /settings/integrations/'
const LETTER = 'POST /cover-letters/'
const TRACKER = 'GET /job-applications/list_applications/'
const APPLY = 'POST /job-applications/apply/'
const loggedOut = refusal(401, { code: 'unauthenticated', detail: 'Log in' })
const kept = letterDraft(ana.id, supportJob.id)

letAnaApply()

/** These calls wait until the test answers them. */
async function submitWaitingFor(...waiting: string[]) {
  const answers: Record<string, (answer: unknown) => void> = {}
  const given: Record<string, unknown> = {
    ...applyAnswers,
    [APPLY]: () => (session.read().token === null ? loggedOut : applyAnswers[APPLY]),
  }
  const api = stubApi(given)
  kept.write({ subject: 'Hi', content: 'Hello' })
  await renderPage(<ApplyButton job={supportJob} />, { path: '/jobs/7' })
  await pressApply()
  await waitFor(() => expect(screen.queryByText('Checking your Online Jobs Portal account…')).toBeNull())
  for (const call of waiting) given[call] = () => new Promise((resolve) => (answers[call] = resolve))
  fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
  await waitFor(() => expect(answers[waiting[0] ?? '']).toBeDefined())
  const answer = (call: string, with_: unknown) => act(async () => answers[call]?.(with_))
  const isOver = () => waitFor(() => expect(screen.queryByText('Submitting...')).toBeNull())
  return { ...api, answers: given, answer, isOver }
}
const posts = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST'))

test('ana’s letter does not go out as bea’s, who is signed in when her account has been checked', async () => {
  const { calls, answer, isOver } = await submitWaitingFor(SETTINGS)
  act(() => session.signIn('t-bea', bea))
  await answer(SETTINGS, connected)
  await isOver()
  expect(posts(calls)).toEqual([])
})

test('ana, whose token was renewed meanwhile, sends what she began', async () => {
  const { calls, answer, isOver } = await submitWaitingFor(SETTINGS)
  act(() => session.signIn('t-ana-new', ana))
  await answer(SETTINGS, connected)
  await isOver()
  expect(posts(calls)).toEqual([LETTER, APPLY])
})

test('ana logs out while her letter is being kept: its answer leaves nothing of it in this browser', async () => {
  const { answer, isOver } = await submitWaitingFor(LETTER)
  act(() => {
    session.clear()
    forgetSeeker()
  })
  await answer(LETTER, refusal(201, { id: 41 }))
  await isOver()
  expect(Object.keys(localStorage)).toEqual(['lastLogout'])
  expect(kept.read()).toBeUndefined()
})

test('a session that ran out while her letter was being kept costs ana nothing of what she wrote', async () => {
  const { answer, isOver } = await submitWaitingFor(LETTER)
  act(() => session.clear())
  await answer(LETTER, refusal(201, { id: 41 }))
  await isOver()
  expect(kept.read()).toMatchObject({ content: 'Hello' })
})

test('ana’s account is gone, or another tab has logged out, and her token is still here: nothing is written any more', async () => {
  const { answer, isOver } = await submitWaitingFor(LETTER, APPLY)
  act(() => {
    forgetSeeker()
  })
  await answer(LETTER, refusal(201, { id: 41 }))
  await answer(APPLY, refusal(500, {}))
  await isOver()
  expect(kept.read()).toBeUndefined()
})

test('ana logs in again after she logged out elsewhere: what she began goes on, and is kept', async () => {
  const { answer, isOver } = await submitWaitingFor(LETTER)
  act(() => {
    forgetSeeker()
    session.clear()
    session.signIn('t-ana-new', ana)
  })
  await answer(LETTER, refusal(201, { id: 41 }))
  await isOver()
  await waitFor(() => expect(kept.read()).toBeUndefined())
})

test('bea signs in while ana’s application is on its way: that bea has applied proves nothing of it, and ana’s draft waits for her', async () => {
  const { answers, answer, isOver } = await submitWaitingFor(APPLY)
  act(() => session.signIn('t-bea', bea))
  answers[TRACKER] = applicationList(anApplication({ send_state: 'sent' }))
  await answer(APPLY, refusal(502, {}))
  await isOver()
  expect(kept.read()).toMatchObject({ content: 'Hello' })
})
