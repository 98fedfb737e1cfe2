import type { IntegrationSettings } from '@hanap/contract/applications/integrations'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { applyAnswers, connected } from '../../../../test/applying.ts'
import { listing } from '../../../../test/listings.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../test/seekers.ts'

beforeAll(() => import('../apply-flow.tsx'))

const job = listing(7)
const carla = { ...ana, id: 3, username: 'carla', first_name: 'Carla' }
const refused = refusal(401, {
  code: 'board-credentials',
  error: 'Your Online Jobs Portal account.',
  details: {
    reason: 'Online Jobs Portal no longer accepts the saved email and password.',
    possible_causes: [],
    suggestions: [],
    job_url: job.url,
  },
})

test('carla, who changed her password at the board, is led from the refusal to connecting again, and back to the job', async () => {
  const now = Date.now()
  let settings: IntegrationSettings = connected
  openSite(
    `/jobs/${job.id}`,
    {
      ...standingOf(carla, holding('premium', 9, now), trialOf(-1, now)),
      ...applyAnswers,
      [`GET /jobs/${job.id}/`]: job,
      'GET /saved-jobs/': { count: 0, results: [] },
      'GET /settings/integrations/': () => settings,
      'POST /job-applications/apply/': () => {
        settings = { ...connected, needs_attention: 'credentials' }
        return refused
      },
      'POST /olj/': () => {
        settings = connected
        return { olj_email: connected.olj_email, integration_id: 3 }
      },
    },
    { token: 'known' },
  )
  fireEvent.click((await screen.findAllByRole('button', { name: 'Apply Now' }))[0] as HTMLElement)
  fireEvent.change(await screen.findByLabelText('Cover letter'), { target: { value: 'Hello' } })
  fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
  const why = within(await screen.findByRole('dialog', { name: 'Application Error' }))
  fireEvent.click(why.getByRole('button', { name: 'Check Integration Settings' }))

  expect(await screen.findByText('Needs you')).toBeDefined()
  screen.getByText(/no longer accepts the password/)
  expect(screen.queryByText('Connected')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Continue your application' })).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: 'Connect again' }))
  fireEvent.change(screen.getByLabelText('OLJ password'), { target: { value: 'new-mango-7' } })
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Continue your application' }))
  expect(await screen.findByRole('heading', { name: job.title, level: 1 })).toBeDefined()
})
