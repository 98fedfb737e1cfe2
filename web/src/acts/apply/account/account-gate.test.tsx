import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubApi } from '../../../../test/api-stub.ts'
import { applyAnswers, connected, letAnaApply, supportJob } from '../../../../test/applying.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { defaultIntegrations } from '../../../seeker/board-account.ts'
import { ApplyButton } from '../apply-button.tsx'
import { AccountLine } from './account-line.tsx'

const SETTINGS = 'GET /settings/integrations/'
const GATE = { name: 'First, connect Online Jobs Portal' }

letAnaApply()

async function openJob(settings: unknown) {
  const answers: Record<string, unknown> = { ...applyAnswers, [SETTINGS]: settings }
  const api = stubApi(answers)
  const view = await renderPage(
    <>
      <AccountLine />
      <ApplyButton job={supportJob} />
    </>,
    { path: '/jobs/7' },
  )
  return { ...api, ...view, answers }
}
const line = (text: string) => screen.findByText(text)
const pressApply = () => fireEvent.click(screen.getByRole('button', { name: 'Apply Now' }))

test('ana reads above the button that an account is needed, and the way there leads back', async () => {
  const { router } = await openJob(defaultIntegrations)
  await line('Connect Online Jobs Portal to apply')
  fireEvent.click(screen.getByRole('link', { name: 'Connect Online Jobs Portal to apply' }))
  await screen.findByRole('heading', { name: '/settings' })
  expect(router.state.location.search).toEqual({ tab: 'integrations', next: '/jobs/7#apply' })
})

test('with an account she reads which, and Apply Now opens the sheet at once', async () => {
  await openJob(connected)
  await line('Applies as ana@board.example')
  pressApply()
  expect(await screen.findByRole('dialog', { name: 'Apply for this job' })).toBeDefined()
})

test('of an account the board refuses she reads that, and no green tick', async () => {
  await openJob({ ...connected, needs_attention: 'credentials' })
  await line('Connect Online Jobs Portal again to apply')
  expect(screen.queryByText(/^Applies as/)).toBeNull()
})

test('a letter never goes out from another account than the button named', async () => {
  const { answers, calls } = await openJob(connected)
  await line('Applies as ana@board.example')
  pressApply()
  const sheet = within(await screen.findByRole('dialog', { name: 'Apply for this job' }))
  fireEvent.change(sheet.getByLabelText('Cover letter'), { target: { value: 'Hello' } })
  answers[SETTINGS] = { ...connected, olj_email: 'other@board.example' }
  fireEvent.click(sheet.getByRole('button', { name: 'Submit Application' }))
  await screen.findByText('Your account has changed')
  await sheet.findByText('as other@board.example')
  expect(calls).not.toContain('POST /job-applications/apply/')
  fireEvent.click(sheet.getByRole('button', { name: 'Submit Application' }))
  await screen.findByText('Sent as other@board.example. We kept a copy of your cover letter.')
})

test('without one, Apply Now asks for it before a word is written', async () => {
  const { router, calls } = await openJob(defaultIntegrations)
  await line('Connect Online Jobs Portal to apply')
  pressApply()
  const gate = within(await screen.findByRole('dialog', GATE))
  expect(screen.queryByRole('dialog', { name: 'Apply for this job' })).toBeNull()
  expect(gate.getByRole('link', { name: /I have no account there/ }).getAttribute('href')).toBe(
    'https://board.example/register',
  )
  fireEvent.click(gate.getByRole('button', { name: 'Connect and apply' }))
  await screen.findByRole('heading', { name: '/settings' })
  expect(router.state.location.search).toEqual({ tab: 'integrations', next: '/jobs/7#apply' })
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('she can write all the same, and finish by hand with the letter copied', async () => {
  await openJob(defaultIntegrations)
  await line('Connect Online Jobs Portal to apply')
  pressApply()
  const gate = within(await screen.findByRole('dialog', GATE))
  fireEvent.click(gate.getByRole('button', { name: /Finish it by hand/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Apply for this job' }))
  fireEvent.change(sheet.getByLabelText('Cover letter'), { target: { value: 'Hello' } })
  const link = sheet.getByRole('link', { name: /Copy the cover letter and open the job/ })
  expect(link.getAttribute('href')).toBe(supportJob.url)
  fireEvent.click(link)
  expect(sheet.getByRole('button', { name: 'I applied there myself' })).toBeDefined()
})

test('what she connects in another tab opens the sheet in this one', async () => {
  const { answers, queries } = await openJob(defaultIntegrations)
  await line('Connect Online Jobs Portal to apply')
  pressApply()
  await screen.findByRole('dialog', GATE)
  answers[SETTINGS] = connected
  await queries.invalidateQueries()
  expect(await screen.findByRole('dialog', { name: 'Apply for this job' })).toBeDefined()
})

test('whatever the account is, a slow answer never holds her letter back', async () => {
  await openJob('no answer')
  pressApply()
  await screen.findByRole('dialog', { name: 'Apply for this job' })
  await waitFor(() => expect(screen.getByLabelText('Cover letter')).toBeDefined())
})
