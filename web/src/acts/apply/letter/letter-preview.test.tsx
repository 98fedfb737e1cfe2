import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, stubApi } from '../../../../test/api-stub.ts'
import { applyAnswers, letAnaApply, pressApply, supportJob } from '../../../../test/applying.ts'
import { resumeOf } from '../../../../test/profiles.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { ApplyButton } from '../apply-button.tsx'

letAnaApply()

const WITHHELD = 'GET /settings/privacy/withheld/'
const contact = { email: 'ana@example.com', phone: '+63 917 555 0134' }
const letter = 'I lead a team at HARBOUR-TRADING.\n\nSincerely,\nAna Reyes\n0917 555 0134'

async function preview(answers: Readonly<Record<string, unknown>>, content = letter) {
  const api = stubApi({ ...applyAnswers, ...answers })
  await renderPage(<ApplyButton job={supportJob} />, { path: '/jobs/7' })
  await pressApply()
  fireEvent.change(screen.getByLabelText('Cover letter'), { target: { value: content } })
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await screen.findByRole('region', { name: 'Preview' })
  return api
}
const shown = () => within(screen.getByRole('region', { name: 'Preview' }))
const WARNING = 'Your cover letter names your current employer'

test('ana, who withholds nothing, sees her letter word for word and no warning', async () => {
  const { calls } = await preview({})
  await waitFor(() => expect(calls).toContain(WITHHELD))
  expect(shown().getByText(/0917 555 0134/)).toBeDefined()
  expect(screen.queryByText(WARNING)).toBeNull()
  expect(screen.queryByText(/are left out/)).toBeNull()
})

test('she is warned that her own words name the employer she hides, and may leave them', async () => {
  await preview({ [WITHHELD]: { current_employers: ['Harbour Trading, Inc.'], contact: null } })
  expect(await screen.findByText(WARNING)).toBeDefined()
  expect(shown().getByRole('alert').textContent).toContain('hide Harbour Trading, Inc.')
  expect(shown().getByText(/HARBOUR-TRADING/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Privacy settings' }).getAttribute('href')).toContain('tab=privacy')
})

test('she sees the letter without her number where employers may make no contact', async () => {
  await preview({ [WITHHELD]: { current_employers: [], contact } })
  expect(await screen.findByText(/we leave out phone numbers and email addresses/)).toBeDefined()
  expect(shown().queryByText(/555/)).toBeNull()
  expect(shown().getByText(/Ana Reyes/)).toBeDefined()
})

test('a letter with nothing else in it is told to be empty then', async () => {
  await preview({ [WITHHELD]: { current_employers: [], contact } }, '0917 555 0134')
  expect(await screen.findByText(/would be empty/)).toBeDefined()
  expect(shown().getByText('Nothing written yet.')).toBeDefined()
})

test('what a resume that goes along says of where she works is asked for as well', async () => {
  await preview({
    'GET /resumes/': { count: 1, results: [resumeOf(5, 'Ana Reyes.pdf', true)] },
    [WITHHELD]: (_: unknown, url: URL) => ({
      current_employers: url.searchParams.get('resume_id') === '5' ? ['Harbour Trading'] : [],
      contact: null,
    }),
  })
  expect(await screen.findByText(WARNING)).toBeDefined()
})

test('that the settings could not be read is said, and the letter is there all the same', async () => {
  await preview({ [WITHHELD]: refusal(403, { code: 'forbidden', detail: 'No.' }) })
  expect(await screen.findByText(/We couldn’t load your privacy settings/)).toBeDefined()
  expect(shown().getByText(/HARBOUR-TRADING/)).toBeDefined()
})
