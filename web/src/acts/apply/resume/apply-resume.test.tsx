import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, stubApi } from '../../../../test/api-stub.ts'
import { anApplication } from '../../../../test/applications.ts'
import { applyAnswers, letAnaApply, pressApply, supportJob } from '../../../../test/applying.ts'
import { anasProfile, resumeOf } from '../../../../test/profiles.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { stubUploads } from '../../../../test/upload-stub.ts'
import { ApplyButton } from '../apply-button.tsx'

const APPLY = 'POST /job-applications/apply/'
const LETTER = 'POST /cover-letters/'
const RESUMES = 'GET /resumes/'
const kept = [resumeOf(6, 'Second.docx'), resumeOf(5, 'Ana Reyes.pdf', true)]
const link = anasProfile.resume_url

letAnaApply()

async function open(answers: Readonly<Record<string, unknown>> = {}) {
  const uploads = stubUploads()
  const api = stubApi({
    ...applyAnswers,
    [RESUMES]: { count: kept.length, results: kept },
    ...answers,
  })
  await renderPage(<ApplyButton job={supportJob} />, { path: '/jobs/7' })
  await pressApply()
  fireEvent.change(screen.getByLabelText('Cover letter'), { target: { value: 'Hello' } })
  await waitFor(() => expect(screen.queryByText('Loading your resumes…')).toBeNull())
  return { ...api, uploads }
}
const select = () => screen.getByLabelText<HTMLSelectElement>('Resume')
const chosen = () => select().selectedOptions[0]?.textContent
const choose = (label: RegExp | string) =>
  fireEvent.change(select(), {
    target: { value: within(select()).getByRole<HTMLOptionElement>('option', { name: label }).value },
  })
const take = (file: File) =>
  fireEvent.change(screen.getByLabelText('Upload another'), { target: { files: [file] } })
const aFile = (name = 'New.pdf') => new File(['%PDF-1.4'], name)
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
const sent = () => screen.findByText('Application Submitted')
const lettersOf = ({ calls, bodies }: { calls: string[]; bodies: unknown[] }) =>
  bodies.filter((_, at) => calls[at] === LETTER)

test('the current resume is chosen, and goes with the letter', async () => {
  const api = await open()
  expect(chosen()).toBe('Ana Reyes.pdf · Nov 18, 2026')
  submit()
  await sent()
  expect(lettersOf(api)).toMatchObject([{ content: 'Hello', resume_id: 5, resume_url: '' }])
})

test.each([
  [/Second/, 6],
  ['No resume', null],
])('ana chooses %s, and that is what goes', async (label, resume_id) => {
  const api = await open()
  choose(label)
  submit()
  await sent()
  expect(lettersOf(api)).toMatchObject([{ resume_id }])
})

test('the link stands below the letter only where she chose so, and the preview shows it before it is sent', async () => {
  const api = await open()
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Add my online resume link/ })
  expect(box.checked).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  const message = (text: string) =>
    screen.getByText((_, element) => element?.tagName === 'DD' && element.textContent === text)
  expect(message('Hello')).toBeDefined()
  expect(screen.getByText('Ana Reyes.pdf. For your records only. Not sent to the employer.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Write' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /Add my online resume link/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  expect(message(`Hello\n\nMy resume: ${link}`)).toBeDefined()
  submit()
  await sent()
  expect(lettersOf(api)).toMatchObject([{ content: 'Hello', resume_url: link }])
})

test('a new file is uploaded first, with its progress, then the letter is kept, then it is submitted', async () => {
  const api = await open()
  take(aFile())
  expect(chosen()).toBe('New.pdf · sent to Hanap when you submit')
  submit()
  await waitFor(() => expect(api.uploads).toHaveLength(1))
  act(() => api.uploads[0]?.progress(0.4))
  expect(screen.getByText('40%')).toBeDefined()
  expect(api.calls).not.toContain(LETTER)
  act(() => api.uploads[0]?.answer({ status: 201, body: resumeOf(9, 'New.pdf') }))
  await sent()
  expect(lettersOf(api)).toMatchObject([{ resume_id: 9 }])
  expect(api.calls.indexOf(LETTER)).toBeLessThan(api.calls.indexOf(APPLY))
})

test.each([
  ['a picture', new File(['x'], 'me.png')],
  ['a file over 5 MB', new File([new Uint8Array(5_242_881)], 'big.pdf')],
  ['an empty file', new File([], 'empty.docx')],
])('%s is refused at once, and the choice stays', async (_, file) => {
  const { uploads } = await open()
  take(file)
  expect(screen.getByRole('alert').textContent).toContain(
    'Invalid FilePlease upload a PDF, DOC, or DOCX file under 5MB.',
  )
  expect(chosen()).toMatch(/^Ana Reyes/)
  expect(uploads).toHaveLength(0)
})

test.each([
  [
    {
      status: 400,
      body: { code: 'invalid', errors: { file: ['Please upload a PDF, DOC, or DOCX file under 5MB.'] } },
    },
    'Invalid File',
  ],
  [
    { status: 409, body: { code: 'conflict', errors: { file: ['You have 20 resumes already.'] } } },
    'You have 20 resumes already.',
  ],
  [{ status: 500, body: {} }, 'We couldn’t upload your resume. Please try again.'],
  ['no answer' as const, 'The connection dropped while we were uploading your resume.'],
])(
  'an upload that fails with %j is a toast, nothing is sent, and it can be tried again',
  async (answer, text) => {
    const api = await open()
    take(aFile())
    submit()
    await waitFor(() => expect(api.uploads).toHaveLength(1))
    act(() => api.uploads[0]?.answer(answer))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text))
    expect(api.calls).not.toContain(LETTER)
    expect(chosen()).toMatch(/^New\.pdf/)
    submit()
    await waitFor(() => expect(api.uploads).toHaveLength(2))
  },
)

test('an upload can be stopped; nothing is sent, and the letter is there still', async () => {
  const api = await open()
  take(aFile())
  submit()
  await waitFor(() => expect(api.uploads).toHaveLength(1))
  act(() => api.uploads[0]?.progress(0.2))
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await screen.findByText('Upload stopped')
  expect(api.uploads[0]?.isStopped).toBe(true)
  expect(api.calls).not.toContain(LETTER)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Cover letter').value).toBe('Hello')
})

test('where the list fails, samples are marked as such and cannot be sent; going on without a resume can', async () => {
  let isDown = true
  const api = await open({
    [RESUMES]: () => (isDown ? refusal(404, { code: 'not-found' }) : { count: 2, results: kept }),
  })
  await screen.findByText('Your resumes didn’t load')
  expect(chosen()).toBe('No resume')
  choose('Sample: Bookkeeper.pdf')
  expect(screen.getByText('Sample')).toBeDefined()
  expect(screen.getByText('You can’t send this sample. Please choose another.')).toBeDefined()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Application' })
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  fireEvent.click(button)
  expect(api.calls).not.toContain(LETTER)
  expect(document.activeElement).toBe(select())
  expect(select().getAttribute('aria-describedby')).not.toBeNull()
  choose('No resume')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(select().textContent).toContain('Ana Reyes.pdf'))
  expect(screen.queryByText('Your resumes didn’t load')).toBeNull()
})

test('another resume for the same words is another letter', async () => {
  let isRefused = true
  const api = await open({
    [APPLY]: () =>
      isRefused ? refusal(400, { code: 'invalid' }) : { message: 'x', application: anApplication() },
  })
  submit()
  await screen.findByText('Application Failed')
  isRefused = false
  choose(/Second/)
  submit()
  await sent()
  expect(lettersOf(api)).toMatchObject([{ resume_id: 5 }, { resume_id: 6 }])
})

test('a resume that is gone says so at the select', async () => {
  const errors = { resume_id: ['Please choose one of your resumes'] }
  await open({ [LETTER]: refusal(400, { code: 'invalid', errors }) })
  submit()
  await screen.findByText('Application Failed')
  expect(screen.getByText('Please choose one of your resumes')).toBeDefined()
})
