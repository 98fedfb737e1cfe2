import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { elisFacts, elisResume, elisServer } from '../../../../../test/onboarding.ts'
import { openSite } from '../../../../../test/open-site.tsx'
import { stubUploads } from '../../../../../test/upload-stub.ts'
import { forgetFile } from '../kept-file.ts'

const PARSE = 'POST /resume-parse/'
let server: ReturnType<typeof elisServer>
let uploads: ReturnType<typeof stubUploads>
beforeEach(() => {
  // The module keeps a visitor's file between tests.
  forgetFile()
  server = elisServer()
  uploads = stubUploads()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const step = (number: number) => screen.findByRole('heading', { name: new RegExp(`^Step ${number} of 5`) })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const choose = (file = new File(['%PDF-1.7'], 'eli.pdf'), label = 'Upload resume') =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })
async function open(token: string | null = 'eli') {
  openSite('/onboarding?step=1', server.answers, token === null ? {} : { token })
  await step(1)
}
async function uploadIt(label?: string) {
  choose(undefined, label)
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.answer({ status: 201, body: elisResume })
  await screen.findByRole('heading', { name: 'Resume read' })
}
const isMarked = (label: string) => field(label).classList.contains('bg-green-tint')

test('setting up begins with the resume: what it says is filled in, and marked', async () => {
  await open()
  expect(screen.getByText('We’ll fill this in. PDF or Word, up to 5 MB.')).toBeDefined()
  await uploadIt()
  expect(field('Professional title').value).toBe('Bookkeeper')
  expect(field('Years of experience').value).toBe('3-5')
  expect(field('Location').value).toBe('Cebu City')
  expect(screen.getAllByText('From your resume')).toHaveLength(3)
  for (const label of ['Professional title', 'Years of experience', 'Location'])
    expect(isMarked(label), label).toBe(true)
  expect(screen.getByText('eli.pdf')).toBeDefined()
})

test('the mark goes when eli edits the field, and what he wrote before stays his', async () => {
  await open()
  fireEvent.change(field('Location'), { target: { value: 'Iloilo City' } })
  await uploadIt()
  expect(field('Location').value).toBe('Iloilo City')
  expect(isMarked('Location')).toBe(false)
  fireEvent.change(field('Professional title'), { target: { value: 'Senior Bookkeeper' } })
  expect(isMarked('Professional title')).toBe(false)
  press('Undo Years of experience, from your resume')
  expect(field('Years of experience').value).toBe('')
  expect(document.activeElement).toBe(field('Years of experience'))
  expect(screen.queryByText('From your resume')).toBeNull()
})

test('Continue saves the resume with the step, and the later steps are filled in too', async () => {
  await open()
  await uploadIt()
  fireEvent.click(field('Open to remote work'))
  press('Continue')
  await step(2)
  expect(server.saves).toEqual([
    {
      title: 'Bookkeeper',
      years_of_experience: '3-5',
      location: 'Cebu City',
      open_to_remote: true,
      willing_to_relocate: false,
      resume: 7,
      skills: ['QuickBooks', 'Excel'],
      onboarding_step: 1,
    },
  ])
  press('Continue')
  await step(3)
  expect(screen.getByRole('button', { name: 'Remove QuickBooks' })).toBeDefined()
  expect(screen.getByText('From your resume')).toBeDefined()
})

test('a wrong file, a failed upload and an unreadable resume say so where the file was chosen', async () => {
  await open()
  choose(new File(['MZ'], 'resume.exe'))
  expect(screen.getByText('Please upload a PDF, DOC, or DOCX file under 5MB.')).toBeDefined()
  server.answers[PARSE] = refusal(500)
  choose()
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.answer({ status: 201, body: elisResume })
  expect(await screen.findByRole('heading', { name: 'Resume uploaded' })).toBeDefined()
  server.answers[PARSE] = elisFacts
  fireEvent.click(await screen.findByRole('button', { name: 'Read my resume' }))
  expect(await screen.findByRole('heading', { name: 'Resume read' })).toBeDefined()
  expect(field('Location').value).toBe('Cebu City')
})

test('a visitor’s resume waits for the login', async () => {
  await open(null)
  choose()
  expect(screen.getByText('We’ll upload eli.pdf once you log in.')).toBeDefined()
  expect(uploads).toEqual([])
})

test('another file takes the place of the first, and fills in what nobody touched', async () => {
  server.answers[PARSE] = elisFacts
  await open()
  await uploadIt()
  server.answers[PARSE] = { ...elisFacts, title: 'Accountant' }
  choose(new File(['%PDF-1.7'], 'new.pdf'), 'Use another file')
  await waitFor(() => expect(uploads).toHaveLength(2))
  uploads[1]?.answer({ status: 201, body: { ...elisResume, id: 8, file_name: 'new.pdf' } })
  expect(await screen.findByText('new.pdf')).toBeDefined()
  await waitFor(() => expect(field('Professional title').value).toBe('Accountant'))
})
