import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, stubApi } from '../../../../test/api-stub.ts'
import { anApplication, applicationList } from '../../../../test/applications.ts'
import { applyAnswers, letAnaApply, pressApply, supportJob } from '../../../../test/applying.ts'
import { resumeOf } from '../../../../test/profiles.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { ana } from '../../../../test/seekers.ts'
import { letterDraft } from '../../letters/letter-draft.ts'
import { ApplyButton } from '../apply-button.tsx'

const APPLY = 'POST /job-applications/apply/'
const LETTER = 'POST /cover-letters/'
const kept = letterDraft(ana.id, supportJob.id)
const words = { subject: 'Books, gladly', content: 'Hello' }
const shown = { ...words, resume_id: 5, resume_url: '' }
const handedOver = { ...words, resumeId: 5, resumeUrl: '', kept: { id: 40, version: 'v40', ...shown } }
const sent = applyAnswers[APPLY]
const changed = refusal(412, { code: 'changed-elsewhere', key_settled: true })
const gone = refusal(404, { code: 'not-found', key_settled: true })

letAnaApply()

/** With a stored letter, number 40, for which the server returns `answer`. */
async function open(answer: () => unknown, answers: Readonly<Record<string, unknown>> = {}) {
  kept.write(handedOver)
  const api = stubApi({
    ...applyAnswers,
    'GET /resumes/': { count: 1, results: [resumeOf(5, 'Ana Reyes.pdf', true)] },
    [APPLY]: (body: { cover_letter_id: number }) => (body.cover_letter_id === 40 ? answer() : sent),
    ...answers,
  })
  await renderPage(<ApplyButton job={supportJob} />, { path: '/jobs/7' })
  await pressApply()
  await waitFor(() => expect(screen.queryByText('Loading your resumes…')).toBeNull())
  const to = (call: string) => api.bodies.filter((_, at) => api.calls[at] === call)
  const keys = () => api.headers.flatMap((one) => one.get('idempotency-key') ?? [])
  const versions = () => api.headers.flatMap((one) => one.get('if-match') ?? [])
  return { ...api, to, keys, versions }
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
const arrived = () => screen.findByText('Application Submitted')
const resume = () => screen.getByLabelText<HTMLSelectElement>('Resume').selectedOptions[0]?.textContent

test('ana changed nothing since: the kept letter is sent, in the version that she sees', async () => {
  const { to, versions } = await open(() => sent)
  submit()
  await arrived()
  expect(to(LETTER)).toEqual([])
  expect(to(APPLY)).toEqual([{ job_post_id: 7, cover_letter_id: 40 }])
  expect(versions()).toEqual(['"v40"'])
})

test.each([
  ['changed on her phone', changed],
  ['deleted on her phone', gone],
])(
  'a letter that ana %s: the words she sees are kept as another one, and that is sent',
  async (_, answer) => {
    const { to, keys, versions } = await open(() => answer)
    submit()
    await arrived()
    expect(to(LETTER)).toMatchObject([{ job_post_id: 7, ...shown }])
    expect(to(APPLY)).toMatchObject([{ cover_letter_id: 40 }, { cover_letter_id: 41 }])
    expect(versions()).toEqual(['"v40"', '"v41"'])
    expect(new Set(keys()).size).toBe(2)
    expect(screen.queryByText('Application Failed')).toBeNull()
  },
)

test('its resume was deleted in another tab: nothing goes without it, and ana sees that she has none', async () => {
  let isDeleted = false
  const errors = { resume_id: ['Please choose one of your resumes'] }
  const { to, keys } = await open(() => changed, {
    'GET /resumes/': () => ({
      count: isDeleted ? 0 : 1,
      results: isDeleted ? [] : [resumeOf(5, 'Ana Reyes.pdf', true)],
    }),
    [LETTER]: (body: { resume_id: number | null }) =>
      body.resume_id === null
        ? refusal(201, { id: 41, version: 'v41' })
        : refusal(400, { code: 'invalid', errors }),
  })
  isDeleted = true
  submit()
  await screen.findByText('Application Failed')
  expect(to(APPLY)).toHaveLength(1)
  await waitFor(() => expect(resume()).toBe('No resume'))
  submit()
  await arrived()
  expect(to(APPLY).at(-1)).toMatchObject({ cover_letter_id: 41 })
  expect(to(LETTER).at(-1)).toMatchObject({ resume_id: null })
  expect(new Set(keys()).size).toBe(2)
})

test('after a lost answer the same call is made again: its key, its letter and its words', async () => {
  let answer: unknown = 'no answer'
  const { to, keys } = await open(() => answer)
  submit()
  await screen.findAllByText('We don’t know yet if we sent it')
  answer = sent
  submit()
  await arrived()
  expect(to(LETTER)).toEqual([])
  expect(to(APPLY)[1]).toEqual(to(APPLY)[0])
  expect(keys()[1]).toBe(keys()[0])
})

test('a lost call that had not arrived, of a letter changed since: the words go under another key', async () => {
  let answer: unknown = 'no answer'
  const { to, keys } = await open(() => answer)
  submit()
  await screen.findAllByText('We don’t know yet if we sent it')
  answer = changed
  submit()
  await arrived()
  expect(to(APPLY)).toMatchObject([{ cover_letter_id: 40 }, { cover_letter_id: 40 }, { cover_letter_id: 41 }])
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('where the words cannot be kept again nothing was sent, that is said, and the next try keeps them', async () => {
  let isBroken = true
  const { to } = await open(() => changed, {
    [LETTER]: () => (isBroken ? 'no answer' : refusal(201, { id: 41, version: 'v41' })),
  })
  submit()
  await screen.findByText('Application Failed')
  expect(screen.getByRole('alert').textContent).toContain('We sent nothing. Your cover letter is safe.')
  isBroken = false
  submit()
  await arrived()
  expect(to(APPLY)).toMatchObject([{ cover_letter_id: 40 }, { cover_letter_id: 41 }])
})

test('a key that an earlier call of other words had is no failure where that call has sent the letter', async () => {
  const { to } = await open(() => refusal(422, { code: 'idempotency-mismatch' }), {
    'GET /job-applications/list_applications/': applicationList(
      anApplication({ job: supportJob.id, send_state: 'sent' }),
    ),
  })
  submit()
  await arrived()
  expect(screen.queryByText('Application Failed')).toBeNull()
  expect(to(APPLY)).toHaveLength(1)
})
