import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refusal, stubApi } from '../../../../test/api-stub.ts'
import { anApplication, applicationList } from '../../../../test/applications.ts'
import { applyAnswers, letAnaApply, pressApply, supportJob } from '../../../../test/applying.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { ana } from '../../../../test/seekers.ts'
import { session } from '../../../api/session/browser-session.ts'
import { ApplyButton } from '../apply-button.tsx'

const APPLY = 'POST /job-applications/apply/'
const UNKNOWN = 'We don’t know yet if we sent it'
const COPY = /Copy the cover letter and open the job/
const details = {
  reason: 'The board broke off, so it may have been sent.',
  possible_causes: ['Online Jobs Portal is down or very slow.'],
  suggestions: ['Wait: My Applications will show the result.'],
  job_url: supportJob.url,
}

const alreadyThere = (earlier: 'unknown' | 'sent') => ({
  ...details,
  outcome: { delivered: 'no', kind: 'already-applied', earlier },
})

letAnaApply()

async function submitted(answer: unknown, send_state: 'unknown' | 'sent' = 'unknown') {
  const api = stubApi({
    ...applyAnswers,
    'GET /job-applications/list_applications/': applicationList(anApplication({ send_state })),
    [APPLY]: answer,
  })
  const view = await renderPage(<ApplyButton job={supportJob} />, { path: '/jobs/7' })
  await pressApply()
  fireEvent.change(screen.getByLabelText('Cover letter'), { target: { value: 'Hello' } })
  fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
  return { ...api, ...view }
}

describe.each([
  [
    'the board broke off',
    refusal(502, { code: 'sending-unknown', error: 'We could not find out.', details }),
  ],
  [
    'an earlier try may have arrived',
    refusal(400, { code: 'already-applied', error: 'Already.', details: alreadyThere('unknown') }),
  ],
])('when %s', (_, answer) => {
  test('nothing is called failed, and My Applications is the first way on', async () => {
    const { router } = await submitted(answer)
    const modal = within(await screen.findByRole('dialog', { name: UNKNOWN }))
    expect(document.querySelector('.toast')).toBeNull()
    expect(screen.queryByText('Application Failed')).toBeNull()
    expect(screen.queryByText('Application Error')).toBeNull()
    expect(modal.getByText(details.reason)).toBeDefined()
    const foot = modal.getByRole('link', { name: 'My Applications' })
    expect(foot.parentElement?.firstElementChild).toBe(foot)
    fireEvent.click(foot)
    await screen.findByRole('heading', { name: '/applications' })
    expect(router.state.location.pathname).toBe('/applications')
  })

  test('finishing by hand comes only after her word that she has looked in the Sent list', async () => {
    await submitted(answer)
    const modal = within(await screen.findByRole('dialog', { name: UNKNOWN }))
    expect(modal.getByText(/Open your Sent list on Online Jobs Portal and look for this job/)).toBeDefined()
    expect(modal.queryByRole('link', { name: COPY })).toBeNull()
    expect(modal.queryByText(/You can also apply on Online Jobs Portal yourself/)).toBeNull()
    fireEvent.click(modal.getByRole('button', { name: 'It isn’t in my Sent list' }))
    expect(modal.getByRole('link', { name: COPY })).toBeDefined()
    expect(modal.getByText(/If it isn’t there/)).toBeDefined()
  })

  test('the form closes behind it, with the letter kept and nothing sent again', async () => {
    const { calls } = await submitted(answer)
    await screen.findByRole('dialog', { name: UNKNOWN })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Apply for this job' })).toBeNull())
    expect(calls.filter((call) => call === APPLY)).toHaveLength(1)
    expect(Object.values(localStorage).some((entry) => String(entry).includes('Hello'))).toBe(true)
  })
})

test('of a job that was applied to for certain nothing is left to finish by hand', async () => {
  const answer = { code: 'already-applied', error: 'Already.', details: alreadyThere('sent') }
  await submitted(refusal(400, answer), 'sent')
  const modal = within(await screen.findByRole('dialog', { name: 'Application Error' }))
  expect(modal.queryByText('Finish it by hand')).toBeNull()
})

test.each([
  ['unknown', 'Not confirmed: see it in My Applications'],
  ['sending', 'Being sent: see it in My Applications'],
] as const)('a job whose application is %s leads to it and opens no form', async (send_state, name) => {
  session.signIn('t-ana', ana)
  stubApi({})
  const { router } = await renderPage(
    <ApplyButton job={{ ...supportJob, applied: true, send_state, application_id: 31 }} />,
  )
  expect(screen.queryByText('Applied')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name }))
  await screen.findByRole('heading', { name: '/applications' })
  expect(router.state.location.search).toEqual({ open: 31 })
})
