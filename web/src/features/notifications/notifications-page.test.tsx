import type { Notification } from '@hanap/contract/notices/notifications'
import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { openAsAna } from '../../../test/saved-searches.ts'
import { setLite } from '../../page/theme.ts'
import { toldDays } from './told-days.ts'

afterEach(() => void vi.useRealTimers())

const READ = 'POST /notifications/read/'
const UNREAD = 'GET /notifications/unread/'

function told(id: number, other: Partial<Notification> = {}): Notification {
  return {
    id,
    kind: 'job-alert',
    title: `${id} new jobs for “va”`,
    text: 'Bookkeeper\nEditor',
    path: '/saved-searches',
    created_at: new Date().toISOString(),
    read_at: null,
    ...other,
  }
}
const listOf = (results: readonly Notification[], count = results.length) => ({
  count,
  unread_count: results.filter(({ read_at }) => read_at === null).length,
  results,
})
const read = { read_at: '2026-11-19T00:00:00.000Z' }
const open = (results: readonly Notification[], answers: Readonly<Record<string, unknown>> = {}, path = '') =>
  openAsAna(`/notifications${path}`, { 'GET /notifications/': listOf(results), ...answers })
const bell = (name: string) => screen.findByRole('link', { name })

test('the bell says how many wait to be read, and leads to them', async () => {
  openAsAna('/saved-jobs', { [UNREAD]: { unread_count: 3 } })
  expect((await bell('Notifications, 3 unread')).getAttribute('href')).toBe('/notifications')
})

test('the bell without an answer or without anything new is a plain bell', async () => {
  openAsAna('/saved-jobs', { [UNREAD]: refusal(500) })
  expect(await bell('Notifications')).toBeDefined()
})

test('the number is asked for anew when the window is looked at again', async () => {
  let count = 0
  const { queryClient } = openAsAna('/saved-jobs', { [UNREAD]: () => ({ unread_count: count }) })
  await bell('Notifications')
  await waitFor(() => expect(queryClient.getQueryData(['notifications', 'unread'])).toBe(0))
  count = 2
  queryClient.setQueryData(['notifications', 'unread'], 0, { updatedAt: Date.now() - 5_000 })
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  expect(await bell('Notifications, 2 unread')).toBeDefined()
  act(() => focusManager.setFocused(undefined))
})

test('every two minutes too, but not where data is saved', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  setLite(true)
  const { calls } = openAsAna('/saved-jobs', { [UNREAD]: { unread_count: 1 } })
  await bell('Notifications, 1 unread')
  const asked = () => calls.filter((call) => call === UNREAD).length
  const before = asked()
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(asked()).toBe(before)
  act(() => setLite(false))
  await act(() => vi.advanceTimersByTimeAsync(130_000))
  expect(asked()).toBe(before + 1)
})

test('notifications stand under their days in Manila, and unread ones say so', () => {
  const now = Date.parse('2026-11-20T17:00:00Z')
  const items = [
    told(3, { created_at: '2026-11-20T16:30:00Z' }),
    told(2, { created_at: '2026-11-20T15:30:00Z' }),
    told(1, { created_at: '2026-11-18T03:00:00Z' }),
  ]
  const days = toldDays(items, now, { today: 'Today', yesterday: 'Yesterday' })
  expect(days.map(({ name, items: ofDay }) => [name, ofDay.map(({ id }) => id)])).toEqual([
    ['Today', [3]],
    ['Yesterday', [2]],
    ['Nov 18, 2026', [1]],
  ])
})

test('opening one goes where it leads and marks it as read', async () => {
  const { calls, bodies, router } = open([told(2), told(1, read)], { [READ]: { unread_count: 0 } })
  const link = await screen.findByRole('link', { name: '2 new jobs for “va”' })
  expect(screen.getByRole('heading', { level: 3, name: 'Unread: 2 new jobs for “va”' })).toBeDefined()
  expect(screen.getByText('1 unread')).toBeDefined()
  await userEvent.click(link)
  await waitFor(() => expect(router.state.location.pathname).toBe('/saved-searches'))
  await waitFor(() => expect(bodies[calls.indexOf(READ)]).toEqual({ ids: [2] }))
  await userEvent.click(await bell('Notifications'))
})

test('one that leads nowhere, or away from this site, is marked by its button', async () => {
  const items = [told(2, { path: 'https://evil.example/' }), told(1, { path: '', ...read })]
  const { calls, bodies } = open(items, { [READ]: { unread_count: 0 } })
  const mark = await screen.findByRole('button', { name: 'Mark as read: 2 new jobs for “va”' })
  expect(within(screen.getByRole('main')).queryByRole('link', { name: /new jobs/ })).toBeNull()
  await userEvent.click(mark)
  await waitFor(() => expect(calls).toContain(READ))
  expect(bodies[calls.indexOf(READ)]).toEqual({ ids: [2] })
})

test('all that are shown are marked, and none that was kept meanwhile under a lower number', async () => {
  let items = [told(9), told(4), told(1, read)]
  const { calls, bodies } = open([], {
    'GET /notifications/': () => listOf(items),
    [UNREAD]: () => ({ unread_count: listOf(items).unread_count }),
    [READ]: () => {
      items = items.map((item) => ({ ...item, ...read }))
      return { unread_count: 0 }
    },
  })
  await bell('Notifications, 2 unread')
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('You’ve read everything.')).toBeDefined()
  expect(bodies[calls.indexOf(READ)]).toEqual({ ids: [9, 4] })
  expect(await bell('Notifications')).toBeDefined()
  expect(screen.queryByRole('heading', { name: /Unread/ })).toBeNull()
})

test('with further pages all of those are marked too', async () => {
  const items = Array.from({ length: 30 }, (_, n) => told(90 - n, n === 1 ? read : {}))
  const { calls, bodies } = open(items, {
    'GET /notifications/': listOf(items, 45),
    [READ]: { unread_count: 0 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(calls).toContain(READ))
  const ids = items.map(({ id }) => id).filter((id) => id !== 89)
  expect(bodies[calls.indexOf(READ)]).toEqual({ ids, up_to: 61 })
})

test('what could not be marked is unread again, and says so', async () => {
  open([told(2)], { [READ]: refusal(500) })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: 2 new jobs for “va”' }))
  expect(await screen.findByText('We couldn’t mark this as read. Please try again.')).toBeDefined()
  expect(await screen.findByRole('heading', { name: /^Unread/ })).toBeDefined()
})

test('the pages stand in the address, and one beyond the last leads to the last', async () => {
  const asked: (string | null)[] = []
  const { address } = open(
    [],
    {
      'GET /notifications/': (_: unknown, url: URL) => {
        asked.push(url.searchParams.get('page'))
        return listOf([told(2, read)], 31)
      },
    },
    '?page=9',
  )
  await screen.findByRole('link', { name: '2 new jobs for “va”' })
  await waitFor(() => expect(address()).toBe('/notifications?page=2'))
  expect(asked).toEqual(['9', '2'])
})

test('nothing told says what will be, and what does not load is asked for again', async () => {
  let answer: unknown = refusal(500)
  open([], { 'GET /notifications/': () => answer })
  expect(await screen.findByText('Failed to load your notifications. Please try again.')).toBeDefined()
  answer = listOf([])
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Nothing yet')).toBeDefined()
})
