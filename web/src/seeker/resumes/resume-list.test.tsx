import type { Profile } from '@hanap/contract/profile/profile'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { anasProfile, openProfile, resumeOf } from '../../../test/profiles.ts'

const FAILED = 'Error downloading resume. Please try again.'
const DOWNLOAD = 'GET /jobseeker/resume/download/'
const VIEW = 'GET /jobseeker/resume/view/'
const section = () => screen.findByRole('region', { name: 'Resume' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Names of saved files; blobs with an object URL. */
const saved: string[] = []
let made: Blob[] = []
beforeEach(() => {
  saved.length = 0
  made = []
  URL.createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

/** The profile names the current one. */
function openWithThree(more: Readonly<Record<string, unknown>> = {}) {
  let kept = [resumeOf(7, 'Third.docx'), resumeOf(6, 'Second.pdf'), resumeOf(5, 'Ana Reyes.pdf', true)]
  const profile = (): Profile => {
    const current = kept.find((resume) => resume.is_current)
    return { ...anasProfile, resume: current ? { ...current, name: current.file_name } : null }
  }
  const makeCurrent = (id: number | undefined) => {
    kept = kept.map((resume) => ({ ...resume, is_current: resume.id === id }))
  }
  const remove = (id: number) => () => {
    kept = kept.filter((resume) => resume.id !== id)
    if (!kept.some((resume) => resume.is_current)) makeCurrent(kept[0]?.id)
    return refusal(204)
  }
  return openProfile(anasProfile, {
    'GET /jobseeker/profile/': profile,
    'GET /resumes/': () => ({ count: kept.length, results: kept }),
    // Past jobs and education follow the chosen one.
    'PUT /jobseeker/profile/': ({ resume }: { resume: number }) => {
      makeCurrent(resume)
      return profile()
    },
    'DELETE /resumes/5/': remove(5),
    'DELETE /resumes/6/': remove(6),
    ...more,
  })
}
/** The current one first. */
const names = async () =>
  within(await section())
    .getAllByText(/\.(pdf|docx)$/)
    .map((name) => name.textContent)

test('ana sees the current resume first, with its type, size and day, and the others below', async () => {
  openWithThree()
  await screen.findByText('Other resumes')
  expect(await names()).toEqual(['Ana Reyes.pdf', 'Third.docx', 'Second.pdf'])
  expect(within(await section()).getAllByText('PDF, 260 kB, Nov 18, 2026')).toHaveLength(2)
})

test('ana makes another resume the current one', async () => {
  openWithThree()
  await press('Use this one: Second.pdf')
  await screen.findByText('Current resume changed')
  expect(await names()).toEqual(['Second.pdf', 'Third.docx', 'Ana Reyes.pdf'])
})

test('ana deletes the current resume after being asked, and the newest of the rest takes its place', async () => {
  openWithThree()
  await press('Delete Ana Reyes.pdf')
  let dialog = within(await screen.findByRole('dialog', { name: 'Delete this resume?' }))
  expect(dialog.getByText(/^You’ll lose Ana Reyes\.pdf for good\./)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await names()).toHaveLength(3)
  await press('Delete Ana Reyes.pdf')
  dialog = within(await screen.findByRole('dialog', { name: 'Delete this resume?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Resume deleted')
  expect(await names()).toEqual(['Third.docx', 'Second.pdf'])
  // Browsers cannot show Word files.
  expect(screen.queryByRole('button', { name: 'View' })).toBeNull()
})

test('a resume that was deleted in another tab already counts as deleted', async () => {
  openWithThree({ 'DELETE /resumes/6/': refusal(404, { code: 'not-found', detail: 'Gone' }) })
  await press('Delete Second.pdf')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this resume?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Resume deleted')).toBeDefined()
})

test.each([
  ['Use this one: Second.pdf', { 'PUT /jobseeker/profile/': 'no answer' }],
  ['Delete Second.pdf', { 'DELETE /resumes/6/': refusal(500, {}) }],
])('a change that fails (%s) says so and changes nothing', async (name, answers) => {
  openWithThree(answers)
  await press(name)
  const ask = screen.queryByRole('dialog', { name: 'Delete this resume?' })
  if (ask) await userEvent.click(within(ask).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('That didn’t work. Please try again.')).toBeDefined()
  expect(await names()).toEqual(['Ana Reyes.pdf', 'Third.docx', 'Second.pdf'])
})

test('others that do not load leave the current one in use, and are asked for again', async () => {
  let given: unknown = refusal(500, {})
  openWithThree({ 'GET /resumes/': () => given })
  expect(await screen.findByText('Your other resumes didn’t load.')).toBeDefined()
  expect(await names()).toEqual(['Ana Reyes.pdf'])
  given = { count: 1, results: [resumeOf(6, 'Second.pdf')] }
  await press('Try Again')
  await screen.findByText('Other resumes')
  expect(await names()).toEqual(['Ana Reyes.pdf', 'Second.pdf'])
})

test.each(['Resume', 'Download'])('%s saves the file under its own name', async (name) => {
  const { answerFile } = withFile(DOWNLOAD, 'attachment; filename="A_a.pdf"; filename*=UTF-8\'\'A%C3%B1a.pdf')
  openWithThree()
  answerFile()
  await press(name)
  await waitFor(() => expect(saved).toEqual(['Aña.pdf']))
})

test.each([
  ['Resume', DOWNLOAD, refusal(404, { code: 'not-found' })],
  ['Download', DOWNLOAD, 'no answer'],
  ['View', VIEW, refusal(500, {})],
])('%s that fails says so in an alert', async (name, call, answer) => {
  const close = vi.fn<() => void>()
  vi.spyOn(window, 'open').mockReturnValue({ close, location: {} } as unknown as Window)
  openWithThree({ [call]: answer })
  await press(name)
  expect((await screen.findByText(FAILED)).closest('[role="alert"]')).not.toBeNull()
  expect(close).toHaveBeenCalledTimes(name === 'View' ? 1 : 0)
})

test('View opens a PDF in a tab of its own, and never as a page of ours', async () => {
  const tab = { close: () => {}, location: { href: '' } }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const { answerFile } = withFile(VIEW, "inline; filename*=UTF-8''A.pdf", 'text/html')
  openWithThree()
  answerFile()
  await press('View')
  await waitFor(() => expect(tab.location.href).toBe('blob:1'))
  expect(made[0]?.type).toBe('application/pdf')
})

test('View saves the file where a browser opens no second tab', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const { answerFile } = withFile(VIEW, "inline; filename*=UTF-8''A.pdf")
  openWithThree()
  answerFile()
  await press('View')
  await waitFor(() => expect(saved).toEqual(['A.pdf']))
})

function withFile(call: string, disposition: string, type = 'application/pdf') {
  return {
    answerFile() {
      const others = globalThis.fetch
      vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
        call === `${init.method} ${address.replace(/^\/api/, '')}`
          ? new Response('%PDF-', { headers: { 'content-type': type, 'content-disposition': disposition } })
          : others(address, init),
      )
    },
  }
}
