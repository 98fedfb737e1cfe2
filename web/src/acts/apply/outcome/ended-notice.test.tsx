import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { connected } from '../../../../test/applying.ts'
import { listing } from '../../../../test/listings.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../test/seekers.ts'
import { standingKey } from '../../../api/query-keys.ts'

beforeAll(() => import('../apply-flow.tsx'))

const now = Date.now()
const job = listing(7)

test.each([
  ['free', 'Your trial has ended.'],
  ['basic', 'Your subscription has ended.'],
] as const)(
  'when the %s plan ends while ana writes, she reads why the plans open: %s',
  async (plan, text) => {
    const answers: Record<string, unknown> = {
      ...standingOf(ana, holding(plan, 9, now), trialOf(9, now)),
      [`GET /jobs/${job.id}/`]: job,
      'GET /saved-jobs/': { count: 0, results: [] },
      'GET /settings/integrations/': connected,
    }
    const { address, queryClient } = openSite(`/jobs/${job.id}`, answers, { token: 'known' })
    fireEvent.click((await screen.findAllByRole('button', { name: 'Apply Now' }))[0] as HTMLElement)
    fireEvent.change(await screen.findByLabelText('Cover letter'), { target: { value: 'Hello' } })
    Object.assign(answers, standingOf(ana, holding(plan, -1, now), trialOf(-1, now)))
    await queryClient.invalidateQueries({ queryKey: standingKey })
    await screen.findByRole('heading', { name: 'Choose Your Perfect Plan' })
    expect(address()).toBe('/subscription/plans')
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getByText('Your cover letter is safe.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)
