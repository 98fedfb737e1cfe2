import type { IntegrationSettings } from '@hanap/contract/applications/integrations'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { session } from '../src/api/session/browser-session.ts'
import { defaultIntegrations } from '../src/seeker/board-account.ts'
import { refusal } from './api-stub.ts'
import { anApplication, applicationList } from './applications.ts'
import { anasProfile } from './profiles.ts'
import { ana } from './seekers.ts'

/** ana's settings with a connected board account. */
export const connected: IntegrationSettings = {
  ...defaultIntegrations,
  olj_email: 'ana@board.example',
  integration_id: 3,
}

/** Its employer is not shown. */
export const supportJob = {
  id: 7,
  title: 'Support Lead',
  employer: null,
  applied: false,
  url: 'https://board.example/job/7',
}

/** Answers for ana, who has no resume, when she applies successfully. */
export const applyAnswers: Readonly<Record<string, unknown>> = {
  'GET /settings/integrations/': connected,
  'GET /jobseeker/profile/': anasProfile,
  'GET /resumes/': { count: 0, results: [] },
  'GET /settings/privacy/withheld/': { current_employers: [], contact: null },
  'GET /job-applications/list_applications/': applicationList(),
  'POST /cover-letters/': refusal(201, { id: 41, version: 'v41' }),
  'POST /job-applications/apply/': {
    message: 'Application submitted.',
    application: anApplication(),
    outcome: { delivered: 'yes', already_there: false },
  },
}

/** Logs ana in before each test of a file and resets afterwards. */
export function letAnaApply(): void {
  beforeAll(() => import('../src/acts/apply/apply-flow.tsx'))
  beforeEach(() => session.signIn('t-ana', ana))
  afterEach(() => {
    session.clear()
    localStorage.clear()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

export async function pressApply(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
  await screen.findByRole('dialog', { name: 'Apply for this job' })
}
