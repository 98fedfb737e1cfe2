import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { elisFacts, elisResume, elisServer } from '../../../../../test/onboarding.ts'
import { openSite } from '../../../../../test/open-site.tsx'
import { eli } from '../../../../../test/seekers.ts'
import { stubUploads } from '../../../../../test/upload-stub.ts'

const SAVE = 'POST /jobseeker/profile/'
const PARSE = 'POST /resume-parse/'
const WRONG = 'Please upload a PDF, DOC, or DOCX file under 5MB.'
let server: ReturnType<typeof elisServer>
let uploads: ReturnType<typeof stubUploads>
beforeEach(() => {
  server = elisServer()
  uploads = stubUploads()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const step = (number: number) => screen.findByRole('heading', { name: new RegExp(`^Step ${number} of 5`) })
const pdf = (name = 'eli.pdf', size = 10) => {
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' })
  return Object.defineProperty(file, 'size', { value: size })
}
const choose = (file = pdf()) =>
  fireEvent.change(screen.getByLabelText('Resume'), { target: { files: [file] } })
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
async function open(token: string | null = 'eli') {
  const site = openSite('/onboarding?step=2', server.answers, token === null ? {} : { token })
  await step(2)
  return site
}
async function uploadIt() {
  choose()
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.answer({ status: 201, body: elisResume })
  await screen.findByText('What we found in your resume')
}

describe('the file', () => {
  test('is needed: Continue says so', async () => {
    await open()
    press('Continue')
    expect(screen.getByText('Please upload a resume file')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Resume')))
  })

  test.each([
    ['resume.exe', 10],
    ['resume.pdf.exe', 10],
    ['resume.pdf', 5_242_881],
    ['resume.pdf', 0],
    ['resume', 10],
  ])('%s of %i bytes is refused before it is sent', async (name, size) => {
    await open()
    choose(pdf(name, size))
    expect(screen.getByText(WRONG).closest('[role="alert"]')).not.toBeNull()
    expect(uploads).toEqual([])
  })

  test.each([
    ['eli.pdf', 5_242_880],
    ['Eli.DOC', 10],
    ['../eli.docx', 10],
  ])('%s of %i bytes is sent, and its bytes are counted', async (name, size) => {
    await open()
    choose(pdf(name, size))
    const bar = screen.getByRole('progressbar', { name: `Sending ${name}` })
    uploads[0]?.progress(0.42)
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('42%'))
    expect(uploads[0]?.file?.name).toBe(name)
  })

  test('that is on its way can be stopped, and Continue waits for it', async () => {
    const { calls } = await open()
    choose()
    press('Continue')
    expect(await screen.findByText(/still uploading/)).toBeDefined()
    press('Stop')
    await waitFor(() => expect(uploads[0]?.isStopped).toBe(true))
    expect(screen.queryByRole('progressbar', { name: /Sending/ })).toBeNull()
    expect(calls).not.toContain(PARSE)
  })

  test('goes on being sent while eli looks at another step', async () => {
    await open()
    choose()
    press('Back')
    await step(1)
    uploads[0]?.answer({ status: 201, body: elisResume })
    await screen.findByDisplayValue('Bookkeeper')
    expect(uploads[0]?.isStopped).toBe(false)
  })

  test('that the server refuses says why', async () => {
    await open()
    choose()
    uploads[0]?.answer({ status: 413, body: { code: 'too-large', errors: { file: [WRONG] } } })
    expect(await screen.findByText(WRONG)).toBeDefined()
  })

  test.each([
    ['no answer', /The connection dropped while we were sending your resume/],
    [{ status: 500, body: {} }, /^We couldn’t upload your resume/],
  ] as const)('that is lost (%j) says so, and can be chosen again', async (answer, text) => {
    await open()
    choose()
    uploads[0]?.answer(answer)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(text))
    choose()
    await waitFor(() => expect(uploads).toHaveLength(2))
  })
})

describe('what was read', () => {
  test('fills the empty fields of the other steps, marked, and is saved with the resume', async () => {
    const { calls, bodies } = await open()
    await uploadIt()
    expect(bodies[calls.indexOf(PARSE)]).toEqual({ resume: 7 })
    expect(screen.getAllByText('From your resume')).toHaveLength(4)
    fireEvent.change(screen.getByLabelText(/Link to an online resume/), {
      target: { value: 'https://eli.example' },
    })
    fireEvent.blur(screen.getByLabelText(/Link to an online resume/))
    press('Continue')
    await step(3)
    expect(server.saves).toEqual([
      {
        resume: '7',
        resume_url: 'https://eli.example',
        title: 'Bookkeeper',
        years_of_experience: '3-5',
        location: 'Cebu City',
        skills: '["QuickBooks","Excel"]',
        onboarding_step: '2',
      },
    ])
    expect(screen.getByText('From your resume')).toBeDefined()
    press('Undo Skills, from your resume')
    expect(screen.queryByText('From your resume')).toBeNull()
    expect(screen.queryByRole('list', { name: 'Your skills' })).toBeNull()
  })

  test('leaves alone what eli wrote, and is taken field by field', async () => {
    server = elisServer({ title: 'Accountant', skills: ['Xero'] })
    await open()
    await uploadIt()
    expect(screen.getByText('You wrote: Accountant')).toBeDefined()
    press('Use this Skills, from your resume')
    press('Undo Location, from your resume')
    press('Keep Years of experience, from your resume')
    press('Back')
    await step(1)
    expect(value('Professional title')).toBe('Accountant')
    expect(value('Location')).toBe('')
    expect(value('Years of experience')).toBe('3-5')
    expect(screen.queryByText('From your resume')).toBeNull()
  })

  test('is marked at its field, where it can be undone; a change by hand takes the mark away', async () => {
    await open()
    await uploadIt()
    press('Back')
    await step(1)
    expect(screen.getAllByText('From your resume')).toHaveLength(3)
    press('Undo Professional title, from your resume')
    expect(value('Professional title')).toBe('')
    expect(document.activeElement).toBe(screen.getByLabelText('Professional title'))
    fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Davao' } })
    expect(screen.getAllByText('From your resume')).toHaveLength(1)
  })

  test('outlives a reload', async () => {
    const { unmount } = await open()
    await uploadIt()
    press('Continue')
    await step(3)
    unmount()
    openSite('/onboarding?step=3', server.answers, { token: 'eli' })
    await step(3)
    expect(screen.getByText('From your resume')).toBeDefined()
  })

  test('is nothing: the page says so plainly, and the resume is kept all the same', async () => {
    const detail = 'This resume has no text that can be read.'
    server.answers[PARSE] = refusal(422, { code: 'unreadable-resume', detail })
    await open()
    choose()
    uploads[0]?.answer({ status: 201, body: elisResume })
    expect(await screen.findAllByText(detail)).toHaveLength(1)
    expect(screen.getByText('We couldn’t read your resume.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Read my resume' })).toBeNull()
    press('Continue')
    await step(3)
    expect(server.profile.resume?.id).toBe(7)
  })

  test('could not be had just now: eli asks once more', async () => {
    server.answers[PARSE] = refusal(503, { code: 'busy' })
    await open()
    choose()
    uploads[0]?.answer({ status: 201, body: elisResume })
    expect(await screen.findByText('We couldn’t read your resume.')).toBeDefined()
    expect(screen.getByText(/^We couldn’t read it just now/)).toBeDefined()
    server.answers[PARSE] = elisFacts
    press('Read my resume')
    await screen.findByText('What we found in your resume')
  })
})

describe('on another device', () => {
  const { id, file_name: name, file_type, size, uploaded_at } = elisResume
  const resume = { id, name, file_type, size, uploaded_at }

  test('what was read is there again, and fields that hold it are marked and can be undone', async () => {
    server = elisServer({ resume, title: 'Bookkeeper', location: 'Davao', skills: ['QuickBooks', 'Excel'] })
    const { calls } = await open()
    const read = (await screen.findByText('What we found in your resume')).closest('section') as HTMLElement
    expect(within(read).getAllByText('From your resume')).toHaveLength(2)
    expect(within(read).getByText('You wrote: Davao')).toBeDefined()
    expect(calls.filter((call) => call === PARSE)).toHaveLength(1)
    press('Use this Location, from your resume')
    press('Undo Skills, from your resume')
    press('Back')
    await step(1)
    expect(value('Location')).toBe('Cebu City')
    expect(value('Years of experience')).toBe('')
    expect(screen.getAllByText('From your resume')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Undo Years/ })).toBeNull()
  })

  test('a resume that cannot be read says why once, without a toast', async () => {
    const detail = 'This resume has no text that can be read.'
    server = elisServer({ resume })
    server.answers[PARSE] = refusal(422, { code: 'unreadable-resume', detail })
    await open()
    expect(await screen.findByText(detail)).toBeDefined()
    expect(screen.queryByText('We couldn’t read your resume.')).toBeNull()
  })

  test('a reading that cannot be had just now can be asked for', async () => {
    server = elisServer({ resume })
    server.answers[PARSE] = refusal(503, { code: 'busy' })
    await open()
    const button = await screen.findByRole('button', { name: 'Read my resume' })
    server.answers[PARSE] = elisFacts
    fireEvent.click(button)
    expect(await screen.findByText('What we found in your resume')).toBeDefined()
  })

  test('another file that is chosen takes the place of what was read', async () => {
    server = elisServer({ resume: { ...resume, id: 6, name: 'old.pdf' } })
    const { bodies, calls } = await open()
    await screen.findByText('What we found in your resume')
    server.answers[PARSE] = { ...elisFacts, title: 'Accountant' }
    choose()
    await waitFor(() => expect(uploads).toHaveLength(1))
    uploads[0]?.answer({ status: 201, body: elisResume })
    await screen.findByText('Accountant')
    expect(bodies.filter((_, at) => calls[at] === PARSE)).toEqual([{ resume: 6 }, { resume: 7 }])
  })
})

describe('a link to an online resume', () => {
  test.each(['ftp://eli', 'notaurl', 'example.com/cv'])(
    '%s is no whole address, and stays as it is',
    async (typed) => {
      const { calls } = await open()
      const field = screen.getByLabelText<HTMLInputElement>(/Link to an online resume/)
      fireEvent.change(field, { target: { value: typed } })
      fireEvent.blur(field)
      press('Continue')
      expect(screen.getByText('Please enter a valid URL for your online resume')).toBeDefined()
      expect(field.value).toBe(typed)
      expect(calls).not.toContain(SAVE)
    },
  )
})

test('a visitor’s file waits for the login and is sent then', async () => {
  const save = server.answers[SAVE]
  server.answers[SAVE] = refusal(401, { code: 'unauthenticated' })
  await open(null)
  choose()
  expect(screen.getByText('We’ll upload eli.pdf once you log in.')).toBeDefined()
  expect(uploads).toEqual([])
  press('Continue')
  await screen.findByRole('button', { name: 'Log in' })
  server.answers[SAVE] = save
  server.answers['POST /auth/login/'] = { token: 'eli', user: eli, redirect_url: '/onboarding' }
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'eli@example.com' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'jeepney7' } })
  press('Log in')
  await step(2)
  await waitFor(() => expect(uploads[0]?.file?.name).toBe('eli.pdf'))
  uploads[0]?.answer({ status: 201, body: elisResume })
  await screen.findByText('What we found in your resume')
})

test('a session that ends while the file is sent: eli chooses it again after the login', async () => {
  const { address } = await open()
  choose()
  uploads[0]?.answer({ status: 401, body: { code: 'unauthenticated' } })
  await screen.findByRole('button', { name: 'Log in' })
  expect(address()).toBe('/login?next=/onboarding%3Fstep%3D2')
  server.answers['POST /auth/login/'] = { token: 'again', user: eli, redirect_url: '/onboarding' }
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'eli@example.com' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'jeepney7' } })
  press('Log in')
  await step(2)
  choose()
  await waitFor(() => expect(uploads).toHaveLength(2))
})
