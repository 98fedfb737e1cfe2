import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../test/api-stub.ts'
import { listing, listOf, savedEntry } from '../../../test/listings.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ana, bea } from '../../../test/seekers.ts'
import { session } from '../../api/session/browser-session.ts'
import { savedListQuery } from './queries.ts'
import { SaveJobButton } from './save-job-button.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  session.clear()
})

const job = listing(1)
const entry = savedEntry(job)
const limit = {
  code: 'saved-jobs-limit',
  subscription_upgrade_required: true,
  message: 'You have reached your saved jobs limit',
  current_count: 5,
  max_allowed: 5,
}

async function show(
  place: 'search' | 'details',
  answers: Readonly<Record<string, unknown>> = {},
  saved: (typeof entry)[] = [],
) {
  session.signIn('known', null)
  const api = stubApi({ 'GET /saved-jobs/': listOf(saved), ...answers })
  const page = await renderPage(<SaveJobButton job={job} place={place} />, { path: '/jobs' })
  await waitFor(() => expect(api.calls).toContain('GET /saved-jobs/'))
  return { ...api, ...page }
}
const toggle = () => screen.getByRole('button', { name: /Save Job|Remove from Saved/ })
const isPressed = () => toggle().getAttribute('aria-pressed') === 'true'
const mirrored = () => session.read().savedJobs as { id: unknown }[]

test('ana saves a job: the row says so at once, and the mirror ends with the server’s entry', async () => {
  let answer: (entry: unknown) => void = () => {}
  const { calls } = await show('search', {
    'POST /saved-jobs/': () => new Promise((resolve) => (answer = resolve)),
  })
  await userEvent.click(toggle())
  await waitFor(() => expect(isPressed()).toBe(true))
  expect(mirrored()).toMatchObject([{ id: 'local_1' }])
  answer(entry)
  expect(await screen.findByText('Job Saved')).toBeDefined()
  await waitFor(() => expect(calls.filter((call) => call === 'GET /saved-jobs/')).toHaveLength(2))
})

test('a list that was read before a change arrived does not take its mark back', async () => {
  const other = savedEntry(listing(2))
  const answers: ((answer: unknown) => void)[] = []
  const later = () => new Promise((resolve) => answers.push(resolve))
  const onServer = [other]
  const { queries } = await show('search', {
    'GET /saved-jobs/': () => listOf([...onServer]),
    'POST /saved-jobs/': later,
    'DELETE /saved-jobs/101/': later,
  })
  // As when another list mounts.
  const listAnew = () => queries.refetchQueries({ queryKey: savedListQuery.queryKey })

  toggle().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(answers).toHaveLength(1))
  await listAnew()
  expect(isPressed()).toBe(true)
  expect(mirrored().map(({ id }) => id)).toEqual(['local_1', other.id])

  onServer.unshift(entry)
  answers[0]?.(entry)
  await screen.findByText('Job Saved')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(answers).toHaveLength(2))
  await listAnew()
  expect(isPressed()).toBe(false)
  expect(mirrored().map(({ id }) => id)).toEqual([other.id])
  answers[1]?.(null)
  await screen.findByText('Job Removed')
})

test('a list that was on its way before a change was through is asked for again after it', async () => {
  const lists: ((answer: unknown) => void)[] = []
  let save: (answer: unknown) => void = () => {}
  const { queries, calls } = await show('search', {
    'GET /saved-jobs/': () => new Promise((resolve) => lists.push(resolve)),
    'POST /saved-jobs/': () => new Promise((resolve) => (save = resolve)),
  })
  toggle().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(calls).toContain('POST /saved-jobs/'))
  void queries.refetchQueries({ queryKey: savedListQuery.queryKey })
  await waitFor(() => expect(lists).toHaveLength(2))
  save(entry)
  await screen.findByText('Job Saved')
  lists[1]?.(listOf([]))
  await waitFor(() => expect(lists).toHaveLength(3))
  expect(isPressed()).toBe(true)
  lists[2]?.(listOf([entry]))
  await waitFor(() => expect(mirrored()).toMatchObject([{ id: 101 }]))
  expect(isPressed()).toBe(true)
})

test('the button keeps room for its other name, so that nothing moves when it is pressed', async () => {
  let answer: (entry: unknown) => void = () => {}
  await show('details', { 'POST /saved-jobs/': () => new Promise((resolve) => (answer = resolve)) })
  const room = () => toggle().querySelector('[data-other]')?.getAttribute('data-other')
  expect(room()).toBe('Remove from Saved')
  await userEvent.click(toggle())
  await screen.findByRole('button', { name: 'Remove from Saved' })
  expect(room()).toBe('Save Job')
  answer(entry)
  await screen.findByText('Job Saved')
})

test('saving what is saved already is no error', async () => {
  const again = { ...entry, detail: 'Job already saved' }
  await show('search', { 'POST /saved-jobs/': again })
  await userEvent.click(toggle())
  expect(await screen.findByText('Job Saved')).toBeDefined()
})

test('ana removes a job and takes it back with Undo', async () => {
  const { calls, bodies } = await show(
    'details',
    { 'DELETE /saved-jobs/101/': null, 'POST /saved-jobs/': entry },
    [entry],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from Saved' }))
  expect(await screen.findByText('Job Removed')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Job Saved')).toBeDefined()
  expect(bodies[calls.indexOf('POST /saved-jobs/')]).toEqual({ job_id: 1 })
})

test.each([{ code: 'not-found' }, {}])(
  'removing what is gone on the server counts as removed: %j',
  async (body) => {
    await show('search', { 'DELETE /saved-jobs/101/': refusal(404, body) }, [entry])
    await waitFor(() => expect(isPressed()).toBe(true))
    await userEvent.click(toggle())
    expect(await screen.findByText('Job Removed')).toBeDefined()
  },
)

test('a second press of the key while the first is under way finds what the first one made', async () => {
  const onServer: (typeof entry)[] = []
  const { calls } = await show('search', {
    'GET /saved-jobs/': () => listOf([...onServer]),
    'POST /saved-jobs/': () => {
      onServer.push(entry)
      return entry
    },
    'DELETE /saved-jobs/101/': () => {
      onServer.pop()
      return null
    },
  })
  toggle().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(isPressed()).toBe(true))
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Job Removed')).toBeDefined()
  await waitFor(() => expect(mirrored()).toEqual([]))
  expect(calls.filter((call) => /POST|DELETE/.test(call))).toEqual([
    'POST /saved-jobs/',
    'DELETE /saved-jobs/101/',
  ])
})

test('ana saves three jobs on a slow connection: each leaves at once, and goes on when she closes the page', async () => {
  const jobs = [1, 2, 3].map((id) => listing(id))
  const buttons = jobs.map((job) => <SaveJobButton key={job.id} job={job} place="search" />)
  session.signIn('known', null)
  const answers: (() => void)[] = []
  const sent: RequestInit[] = []
  stubApi({
    'GET /saved-jobs/': listOf([]),
    'POST /saved-jobs/': (body: unknown, _url: URL, init: RequestInit) => {
      sent.push(init)
      const { job_id } = body as { job_id: number }
      return new Promise((resolve) => answers.push(() => resolve(savedEntry(listing(job_id)))))
    },
  })
  await renderPage(<>{buttons}</>, { path: '/jobs' })
  for (const button of await screen.findAllByRole('button', { name: /Save Job/ }))
    await userEvent.click(button)
  await waitFor(() => expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, true, true]))
  for (const answer of answers) answer()
  await waitFor(() => expect(mirrored().map(({ id }) => id)).toEqual([103, 102, 101]))
})

test('a double tap saves once; a tap half a second later removes', async () => {
  const { calls } = await show('search', { 'POST /saved-jobs/': entry, 'DELETE /saved-jobs/101/': null })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.dblClick(toggle())
  expect(await screen.findByText('Job Saved')).toBeDefined()
  expect(calls.filter((call) => /POST|DELETE/.test(call))).toEqual(['POST /saved-jobs/'])
  await vi.advanceTimersByTimeAsync(400)
  await user.click(toggle())
  await waitFor(() => expect(calls.filter((call) => /POST|DELETE/.test(call))).toHaveLength(2))
})

const limitText =
  "You've reached your plan's limit of 5 saved jobs (5/5 used). Please upgrade your subscription to save more jobs."

test.each([
  ['the plan’s limit', refusal(403, limit), 'Saved Jobs Limit Reached', limitText],
  [
    'a limit that only its mark tells',
    refusal(403, { ...limit, code: undefined }),
    'Saved Jobs Limit Reached',
    limitText,
  ],
  [
    'a limit with words of its own',
    refusal(403, { subscription_upgrade_required: true, message: 'Five is all you get' }),
    'Saved Jobs Limit Reached',
    'Five is all you get',
  ],
  ['another refusal', refusal(403, { detail: 'No' }), 'An error occurred. Please try again.', null],
  [
    'a limit without numbers',
    refusal(403, { code: 'saved-jobs-limit' }),
    'Saved Jobs Limit Reached',
    'You have reached your saved jobs limit',
  ],
  [
    'a plan that ended',
    refusal(403, {
      code: 'subscription-required',
      subscription_upgrade_required: true,
      detail: 'An active subscription is required. Please choose a plan.',
    }),
    'An active subscription is required. Please choose a plan.',
    null,
  ],
  ['a server in trouble', refusal(500), 'An error occurred. Please try again.', null],
  ['no answer', 'no answer', 'An error occurred. Please try again.', null],
  ['a session that ended', refusal(401, { code: 'unauthenticated' }), 'Authentication required', null],
])('on %s the toggle goes back and says why', async (_, answer, title, text) => {
  await show('search', { 'POST /saved-jobs/': answer })
  await userEvent.click(toggle())
  expect(await screen.findByText(title)).toBeDefined()
  if (text) expect(screen.getByText(text)).toBeDefined()
  expect(isPressed()).toBe(false)
  expect(mirrored()).toEqual([])
})

test('a removal that fails puts the job back where it was', async () => {
  const other = savedEntry(listing(2))
  await show('details', { 'DELETE /saved-jobs/101/': refusal(500) }, [other, entry])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from Saved' }))
  expect(await screen.findByText('An error occurred. Please try again.')).toBeDefined()
  expect(mirrored()).toMatchObject([{ id: 102 }, { id: 101 }])
})

test.each([
  ['search', 'POST /saved-jobs/', entry, 'Job Saved', 3000],
  ['details', 'POST /saved-jobs/', entry, 'Job Saved', 5000],
  ['search', 'POST /saved-jobs/', refusal(403, limit), 'Saved Jobs Limit Reached', 5000],
  ['details', 'POST /saved-jobs/', refusal(403, limit), 'Saved Jobs Limit Reached', 8000],
] as const)('on %s, after %s, a toast stays its time', async (place, call, answer, title, lasts) => {
  await show(place, { [call]: answer })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(toggle())
  await user.unhover(toggle())
  await screen.findByText(title)
  await vi.advanceTimersByTimeAsync(lasts - 500)
  expect(screen.queryByText(title)).not.toBeNull()
  await vi.advanceTimersByTimeAsync(600)
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
})

test('the limit toast leads to the plans', async () => {
  const { router } = await show('search', { 'POST /saved-jobs/': refusal(403, limit) })
  await userEvent.click(toggle())
  await userEvent.click(await screen.findByRole('button', { name: 'Upgrade Plan' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/subscription/plans'))
})

test('without a session the toggle leads to the login, and back', async () => {
  stubApi({})
  const { router } = await renderPage(<SaveJobButton job={job} place="search" />, { path: '/jobs' })
  await userEvent.click(toggle())
  await waitFor(() => expect(router.state.location.href).toBe('/login?next=%2Fjobs'))
})

test.each([
  ['is saved', entry],
  ['gets no answer', 'no answer'],
])('what ana pressed and %s once bea is signed in changes and says nothing', async (_, outcome) => {
  let answer: (entry: unknown) => void = () => {}
  const { calls } = await show('search', {
    'GET /saved-jobs/': () => listOf(session.read().user?.id === bea.id ? [entry] : []),
    'POST /saved-jobs/': () => new Promise((resolve) => (answer = resolve)),
  })
  session.setUser(ana)
  await userEvent.click(toggle())
  await waitFor(() => expect(calls).toContain('POST /saved-jobs/'))
  session.signIn('beas', bea)
  localStorage.setItem('savedJobs', JSON.stringify([entry]))
  await act(async () => answer(outcome))
  expect(screen.queryByText(/Job Saved|try again/i)).toBeNull()
  expect(localStorage.getItem('savedJobs')).toBe(JSON.stringify([entry]))
})
