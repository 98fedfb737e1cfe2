import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { connected } from '../../../test/applying.ts'
import { keptLetter } from '../../../test/letters.ts'
import { jobDetail, listing } from '../../../test/listings.ts'
import { openSite } from '../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../test/seekers.ts'
import { letterDraft } from '../../acts/letters/letter-draft.ts'
import { session } from '../../api/session/browser-session.ts'

const now = Date.now()
const job = listing(5)
const kept = letterDraft(ana.id, job.id)
const letter = keptLetter(5)

beforeAll(async () => {
  await import('./letter-page.tsx')
  await import('../../acts/apply/apply-flow.tsx')
})

function open(answers: Readonly<Record<string, unknown>> = {}) {
  session.signIn('known', ana)
  return openSite('/letters/5', {
    ...standingOf(ana, holding('free', 9, now), trialOf(9, now)),
    'GET /cover-letters/5/': letter,
    'GET /cover-letters/': { count: 0, results: [] },
    [`GET /jobs/${job.id}/`]: jobDetail(job),
    'GET /settings/integrations/': connected,
    'GET /resumes/': { count: 0, results: [] },
    ...answers,
  })
}
const begin = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Apply with this cover letter' }))
const applyDialog = async () => within(await screen.findByRole('dialog', { name: 'Apply for this job' }))
const written = async () => {
  const dialog = await applyDialog()
  return dialog.getByLabelText<HTMLTextAreaElement>('Cover letter').value
}

test('ana goes on to the job with the letter in its dialog, and it is sent as the letter that is kept', async () => {
  const { address, calls, bodies, headers } = open({
    'POST /job-applications/apply/': refusal(400, { code: 'apply-refused', error: 'No' }),
  })
  await begin()
  expect(await written()).toBe(letter.content)
  expect(address()).toBe('/jobs/5')
  const dialog = await applyDialog()
  expect(dialog.getByLabelText<HTMLInputElement>('Subject').value).toBe(letter.subject)
  await userEvent.click(dialog.getByRole('button', { name: 'Submit Application' }))
  await waitFor(() => expect(calls).toContain('POST /job-applications/apply/'))
  expect(calls).not.toContain('POST /cover-letters/')
  expect(bodies[calls.indexOf('POST /job-applications/apply/')]).toMatchObject({
    cover_letter_id: 5,
  })
  expect(headers[calls.indexOf('POST /job-applications/apply/')]?.get('if-match')).toBe('"v1"')
})

test('the dialog opens by itself once: closed, it stays closed when the page is opened again', async () => {
  const { unmount } = open()
  await begin()
  const dialog = await applyDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.history.state).not.toHaveProperty('opensApply')
  unmount()
})

test('a letter that ana began for the job is replaced only when she says so', async () => {
  const began = { subject: 'Mine', content: 'Half a thought' }
  kept.write(began)
  const { address } = open()
  await begin()
  const question = within(await screen.findByRole('dialog', { name: 'Replace your draft?' }))
  await userEvent.click(question.getByRole('button', { name: 'Keep my draft' }))
  expect(kept.read()).toEqual(began)
  expect(address()).toBe('/letters/5')
  await begin()
  await userEvent.click(screen.getByRole('button', { name: 'Replace it' }))
  expect(await written()).toBe(letter.content)
})

test.each([
  [{ subject: letter.subject, content: `${letter.content} ` }],
  [{ subject: 'Application for Bookkeeper 5', content: ' ' }],
])('a draft with the same words, or with none, is no reason to ask', async (draft) => {
  kept.write(draft)
  open()
  await begin()
  expect(await written()).toBe(letter.content)
})

test('what is not saved yet is saved first, and nothing is handed over where that fails', async () => {
  let answer: unknown = refusal(500)
  const { address } = open({ 'PATCH /cover-letters/5/': () => answer })
  await screen.findByLabelText('Subject')
  fireEvent.change(screen.getByLabelText('Cover letter'), { target: { value: 'Better words' } })
  await begin()
  expect(await screen.findByText('We couldn’t save your cover letter. Please try again.')).toBeDefined()
  expect(address()).toBe('/letters/5')
  expect(kept.read()).toBeUndefined()
  answer = { ...letter, content: 'Better words' }
  await begin()
  expect(await written()).toBe('Better words')
  expect(kept.read()?.kept).toMatchObject({ id: 5, content: 'Better words' })
})

test('a sending whose end is not known is still watched under its own key', async () => {
  kept.write({ subject: 'Mine', content: 'On its way', sendingKey: 'k-1' })
  open()
  await begin()
  await userEvent.click(await screen.findByRole('button', { name: 'Replace it' }))
  await applyDialog()
  expect(kept.read()).toMatchObject({ content: letter.content, sendingKey: 'k-1' })
  expect(kept.read()?.kept).toBeUndefined()
})
