import { type DataExport, exportTexts } from '@hanap/contract/notices/exports'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { openSite } from '../../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../../test/seekers.ts'
import { openSettings } from '../../../../../test/settings.ts'
import { session } from '../../../../api/session/browser-session.ts'
import { forgetExportLink, readExportLink } from './export-link.ts'

vi.mock('../../../../ui/save-file.ts', () => ({ saveFile: vi.fn<(blob: Blob, name: string) => void>() }))
const { saveFile } = await import('../../../../ui/save-file.ts')

afterEach(() => {
  forgetExportLink(readExportLink() ?? '')
  vi.clearAllMocks()
  vi.useRealTimers()
})

const READ = 'GET /settings/data-export/'
const ASK = 'POST /settings/request-data-export/'
const FETCH = 'POST /settings/data-export/fetch/'
const CONFIRM = 'POST /settings/data-export/fetched/'
const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345'
const copy = (state: DataExport['state'], more: Partial<DataExport> = {}): { export: DataExport } => ({
  export: {
    id: 1,
    state,
    done: 0,
    total: 0,
    size: null,
    requested_at: '2026-11-20T02:00:00.000Z',
    ready_at: null,
    expires_at: null,
    ...more,
  },
})
const now = Date.now()
const anas = standingOf(ana, holding('free', 9, now), trialOf(9, now))

test('ana asks for a copy, sees how far it is, and that it is ready', async () => {
  const kept: { copy: unknown } = { copy: { export: null } }
  openSettings('privacy', {
    [READ]: () => kept.copy,
    [ASK]: () => {
      kept.copy = copy('waiting')
      return { message: exportTexts.asked }
    },
  })
  const button = await screen.findByRole('button', { name: 'Ask for a copy' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  fireEvent.click(button)
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(screen.getByText(exportTexts.asked)).toBeDefined()
  expect(screen.getByText('It starts in a moment.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Making your copy…' })).toBeDefined()
  kept.copy = copy('working', { done: 7, total: 21 })
  await act(() => vi.advanceTimersByTimeAsync(2_100))
  expect(screen.getByText('7 of 21 parts')).toBeDefined()
  kept.copy = copy('ready', { done: 21, total: 21, size: 260_303, expires_at: '2026-11-27T02:00:00.000Z' })
  await act(() => vi.advanceTimersByTimeAsync(2_100))
  expect(
    screen.getByText('We emailed you a link to it (260 kB). It works once, until Nov 27, 10:00 AM.'),
  ).toBeDefined()
  expect(screen.getByRole('button', { name: 'Ask for a new copy' })).toBeDefined()
})

test.each<[string, unknown, string | null]>([
  ['too many', refusal(429, { code: 'too-many', detail: exportTexts.tooMany }), exportTexts.tooMany],
  ['a crash', refusal(500, { code: 'internal', detail: 'stack' }), null],
  ['no answer', 'no answer', 'Network error. Please check your connection and try again.'],
])('after %s asking says so', async (_, answer, reason) => {
  openSettings('privacy', { [ASK]: answer })
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a copy' }))
  expect(await screen.findByText('Failed to request your data export.')).toBeDefined()
  if (reason) expect(screen.getByText(reason)).toBeDefined()
  expect(screen.queryByText('stack')).toBeNull()
})

test('where the answer is lost, but the copy was begun, ana sees it being made and asks for no second', async () => {
  const kept: { copy: unknown } = { copy: { export: null } }
  openSettings('privacy', {
    [READ]: () => kept.copy,
    [ASK]: () => {
      kept.copy = copy('working', { done: 7, total: 21 })
      return 'no answer'
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a copy' }))
  expect(await screen.findByText('7 of 21 parts')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Ask for/ })).toBeNull()
})

test.each<[DataExport['state'], RegExp]>([
  ['fetched', /You downloaded the copy you asked for on Nov 20, 2026/],
  ['expired', /The link to your copy of Nov 20, 2026 has expired/],
  ['failed', /We couldn’t make your last copy/],
])('a copy that is %s is told', async (state, text) => {
  openSettings('privacy', { [READ]: copy(state) })
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Ask for a new copy' })).toBeDefined()
})

test('the mailed link fetches nothing before a click; its token leaves the address at once', async () => {
  const { calls, bodies, address } = openSite(
    `/data-export#token=${TOKEN}`,
    { ...anas, [FETCH]: { a: 'zip' } },
    { token: 't-ana' },
  )
  const button = await screen.findByRole('button', { name: 'Download my data' })
  expect(address() + window.location.hash).toBe('/data-export')
  expect(calls).not.toContain(FETCH)
  await userEvent.click(button)
  expect(await screen.findByText('You downloaded your data')).toBeDefined()
  expect(bodies[calls.indexOf(FETCH)]).toEqual({ token: TOKEN })
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'hanap-data.zip')
  expect(bodies[calls.indexOf(CONFIRM)]).toEqual({ token: TOKEN })
  expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull()
})

test('whoever has to sign in first goes on with the link, which the login’s address does not hold', async () => {
  const { address } = openSite(`/data-export#token=${TOKEN}`, {
    ...anas,
    'POST /auth/login/': { token: 'fresh', user: ana, redirect_url: '/jobs' },
    [FETCH]: { a: 'zip' },
  })
  await screen.findByRole('heading', { name: 'Log in' })
  expect(window.location.href).not.toContain(TOKEN)
  expect(address()).toBe('/login?next=/data-export')
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret12')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText('You downloaded your data')).toBeDefined()
})

test('a link that is over says so and leads to a new copy', async () => {
  const refused = refusal(400, { code: 'link-invalid', detail: exportTexts.linkInvalid })
  openSite(`/data-export#token=${TOKEN}`, { ...anas, [FETCH]: refused }, { token: 't-ana' })
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText(exportTexts.linkInvalid)).toBeDefined()
  const link = screen.getByRole('link', { name: 'Go to Settings' })
  expect(link.getAttribute('href')).toBe('/settings?tab=privacy')
})

test('a newer link, opened in the same tab, takes the place of one that is over', async () => {
  const newer = 'n'.repeat(43)
  const { calls, bodies } = openSite(
    `/data-export#token=${TOKEN}`,
    {
      ...anas,
      [FETCH]: ({ token }: { token: string }) =>
        token === newer
          ? { a: 'zip' }
          : refusal(400, { code: 'link-invalid', detail: exportTexts.linkInvalid }),
    },
    { token: 't-ana' },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText(exportTexts.linkInvalid)).toBeDefined()
  window.location.hash = `#token=${newer}`
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText('You downloaded your data')).toBeDefined()
  expect(bodies[calls.lastIndexOf(FETCH)]).toEqual({ token: newer })
  expect(window.location.hash).toBe('')
})

test('the end of an older link leaves a newer one where a reload finds it', async () => {
  const newer = 'n'.repeat(43)
  let breakOff: (answer: unknown) => void = () => {}
  openSite(
    `/data-export#token=${TOKEN}`,
    { ...anas, [FETCH]: () => new Promise((resolve) => (breakOff = resolve)) },
    { token: 't-ana' },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }))
  window.location.hash = `#token=${newer}`
  await waitFor(() => expect(readExportLink()).toBe(newer))
  await act(async () => breakOff(refusal(400, { code: 'link-invalid' })))
  expect(await screen.findByRole('button', { name: 'Download my data' })).toBeDefined()
  expect(readExportLink()).toBe(newer)
})

test('a copy that is being fetched already is not tried at once again', async () => {
  const refused = refusal(409, { code: 'in-progress', detail: exportTexts.beingFetched })
  openSite(`/data-export#token=${TOKEN}`, { ...anas, [FETCH]: refused }, { token: 't-ana' })
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText(exportTexts.beingFetched)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeDefined()
})

test('a download that breaks off can be tried again with the same link', async () => {
  const answers = { given: 'no answer' as unknown }
  openSite(`/data-export#token=${TOKEN}`, { ...anas, [FETCH]: () => answers.given }, { token: 't-ana' })
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText(/Your link still works/)).toBeDefined()
  expect(saveFile).not.toHaveBeenCalled()
  answers.given = { a: 'zip' }
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText('You downloaded your data')).toBeDefined()
})

test('without a link there is nothing to download', async () => {
  session.signIn('t-ana', ana)
  openSite('/data-export', anas)
  expect(await screen.findByText(/This page needs the link from your email/)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull())
})
