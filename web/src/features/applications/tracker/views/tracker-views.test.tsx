import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { anApplication } from '../../../../../test/applications.ts'
import { pass, stopClockAtNow } from '../../../../../test/open-detail.tsx'
import { openTracker } from '../../../../../test/open-tracker.tsx'

stopClockAtNow()

async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    // After the employer's sign.
    .map((row) => within(row).getAllByRole('cell')[0]?.lastChild?.textContent)
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => anApplication({ id: i + 1, job_title: `Job ${i + 1}` }))
const elsewhere = anApplication({
  id: 2,
  job: null,
  origin: 'elsewhere',
  job_title: 'Bookkeeper',
  job_url: '',
})

describe('the three views', () => {
  test('what was never sent is counted beside the tabs, and a press shows it', async () => {
    const failed = anApplication({ id: 3, job_title: 'Tutor', send_state: 'failed' })
    const { address } = await openTracker('/applications?status=applied', anApplication(), failed)
    expect(titles()).toHaveLength(1)
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(
      expect.arrayContaining(['All2', 'Applied1']),
    )
    fireEvent.click(screen.getByRole('link', { name: 'Not sent 1' }))
    await pass(50)
    expect(address()).toEqual({ sending: 'failed' })
    expect(titles()).toEqual(['Tutor'])
    expect(screen.queryByRole('link', { name: 'Not sent 1' })).toBeNull()
  })

  test('stand in the address beside what else is chosen; back returns to the one before', async () => {
    const { router, address } = await openTracker('/applications?origin=hanap', anApplication())
    expect(screen.getByRole('button', { name: 'Table', pressed: true })).toBeDefined()
    await press('Board')
    expect(address()).toEqual({ origin: 'hanap', view: 'board' })
    expect(screen.getByRole('button', { name: 'Board', pressed: true })).toBeDefined()
    await press('Timeline')
    expect(address()).toEqual({ origin: 'hanap', view: 'timeline' })
    expect(screen.getByRole('heading', { level: 3, name: 'November 2026' })).toBeDefined()
    act(() => router.history.back())
    await pass(0)
    expect(screen.getByRole('button', { name: 'Board', pressed: true })).toBeDefined()
    await press('Table')
    expect(address()).toEqual({ origin: 'hanap' })
    expect(screen.getByRole('table')).toBeDefined()
  })

  test('a view that does not exist is the table', async () => {
    await openTracker('/applications?view=kanban', anApplication())
    expect(screen.getByRole('table')).toBeDefined()
  })

  test('without any application there is nothing to switch, but one can be added', async () => {
    await openTracker('/applications?view=board')
    expect(screen.queryByRole('group', { name: 'View' })).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Add an application' })).toBeDefined()
  })
})

describe('the table', () => {
  test('says what was added by hand, and leads to its page in a tab of its own where it has one', async () => {
    const linked = { ...elsewhere, id: 3, job_title: 'Clerk', job_url: 'https://jobs.example/3' }
    const wrong = { ...elsewhere, id: 4, job_title: 'Nurse', job_url: 'javascript:alert(1)' }
    await openTracker('/applications', anApplication(), elsewhere, linked, wrong)
    expect(screen.getAllByText('Added by you')).toHaveLength(3)
    expect(screen.queryByRole('link', { name: 'Bookkeeper' })).toBeNull()
    expect(screen.queryByRole('link', { name: /Nurse/ })).toBeNull()
    const link = screen.getByRole('link', { name: 'Clerk (opens in a new tab)' })
    expect(link.getAttribute('href')).toBe('https://jobs.example/3')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  test('opens the application of a mail’s link: its page, its row, and the focus on it', async () => {
    Element.prototype.scrollIntoView = vi.fn<() => void>()
    await openTracker('/applications?open=30', ...many(40))
    expect(titles()).toContain('Job 30')
    expect(screen.getAllByRole('list', { name: 'Route' })).toHaveLength(1)
    const button = screen.getByRole('button', { name: 'Show the route of Job 30' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(button)
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce()
  })

  test('a row that is opened and closed stands in the address, and nothing jumps', async () => {
    const { address } = await openTracker('/applications?page=2', ...many(40))
    await press('Show the route of Job 30')
    expect(address()).toEqual({ page: 2, open: 30 })
    await press('Show the route of Job 30')
    expect(address()).toEqual({ page: 2 })
    expect(titles()).toContain('Job 30')
  })

  test('an application that is gone is told quietly, and the list is there all the same', async () => {
    const { address } = await openTracker('/applications?open=99', anApplication())
    expect(screen.getByText('That application is gone.')).toBeDefined()
    expect(titles()).toEqual(['Customer Support Lead'])
    await press('Close')
    expect(address()).toEqual({})
    expect(screen.queryByText('That application is gone.')).toBeNull()
  })

  test('one that filters hide can be shown', async () => {
    Element.prototype.scrollIntoView = vi.fn<() => void>()
    const { address } = await openTracker('/applications?open=1&origin=elsewhere', anApplication(), elsewhere)
    expect(screen.getByText('Your filters hide that application.')).toBeDefined()
    await press('Show it')
    await pass(50)
    expect(address()).toEqual({ open: 1 })
    expect(screen.getByRole('list', { name: 'Route' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Show the route of Customer/ }))
  })
})

describe('the timeline', () => {
  const interviews = ['2026-11-10T01:00:00Z', '2026-11-24T13:00:00Z', null].map((starts_at, i) => ({
    id: i + 1,
    starts_at,
    starts_on: null,
    label: '',
    place: '',
    notes: '',
  }))

  test('has the newest activity first, month by month, each with its route', async () => {
    await openTracker(
      '/applications?view=timeline',
      anApplication({
        id: 1,
        job_title: 'October',
        last_updated: '2026-10-02T00:00:00Z',
        status: 'rejected',
      }),
      anApplication({ id: 2, job_title: 'November', last_updated: '2026-11-02T00:00:00Z' }),
      anApplication({
        id: 3,
        job_title: 'Not sent',
        last_updated: '2026-11-01T00:00:00Z',
        send_state: 'failed',
      }),
    )
    expect(screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)).toEqual([
      'November 2026',
      'October 2026',
    ])
    const entries = screen.getAllByRole('article')
    expect(entries.map((entry) => within(entry).getByRole('heading', { level: 4 }).textContent)).toEqual([
      'November',
      'Not sent',
      'October',
    ])
    expect(screen.getAllByRole('list', { name: 'Route' })).toHaveLength(2)
    expect(within(entries[2] as HTMLElement).getByText('ended here', { exact: false })).toBeDefined()
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
  })

  test('without an employer begins with when it was updated', async () => {
    await openTracker('/applications?view=timeline', anApplication({ employer_name: '' }))
    expect(screen.getByText('Updated Nov 18').closest('p')?.textContent).toBe('Updated Nov 18')
  })

  test('several interviews are small stops, and the day to ask again is a flag', async () => {
    await openTracker(
      '/applications?view=timeline',
      anApplication({ status: 'interview', interviews, follow_up_date: '2026-11-28T01:00:00Z' }),
      anApplication({ id: 2, reminded_at: '2026-11-12T01:00:00Z', follow_up_date: '2026-11-12T01:00:00Z' }),
    )
    const rounds = screen.getByText('3 interviews').querySelectorAll('li')
    expect([...rounds].map((round) => round.textContent)).toEqual([
      'Nov 10, 9:00 AM (done)',
      'Nov 24, 9:00 PM (next) in 4 days',
      'no time yet',
    ])
    expect(screen.getByText('Follow up Nov 28')).toBeDefined()
    expect(screen.getByText('Reminded Nov 12')).toBeDefined()
  })

  test('is paged, and opens details over itself', async () => {
    const { address } = await openTracker('/applications?view=timeline', ...many(30))
    expect(screen.getAllByRole('article')).toHaveLength(12)
    await press('Page 3')
    expect(screen.getAllByRole('article')).toHaveLength(6)
    await press('Details of Job 30')
    expect(address()).toEqual({ view: 'timeline', page: 3, open: 30 })
    expect(screen.getByRole('dialog', { name: 'Job 30' })).toBeDefined()
  })
})

describe('what ana gave as a day stays a day', () => {
  const given = anApplication({
    applied_date: '2026-11-10T00:00:00Z',
    applied_on: '2026-11-10',
    status: 'interview',
    interview_date: '2026-11-24T00:00:00Z',
    interview_on: '2026-11-24',
    interviews: [
      { id: 1, starts_at: '2026-11-24T00:00:00Z', starts_on: '2026-11-24', label: '', place: '', notes: '' },
    ],
  })

  test('in the table', async () => {
    await openTracker('/applications', given)
    expect(document.querySelector('td time')?.textContent).toBe('Nov 10, 2026')
  })

  test('on the timeline, and in the details', async () => {
    await openTracker('/applications?view=timeline', given)
    expect(screen.getByText('Nov 10, 2026')).toBeDefined()
    expect(screen.getByText('Nov 24, 2026')).toBeDefined()
    await press(`Details of ${given.job_title}`)
    const details = within(screen.getByRole('dialog', { name: given.job_title }))
    expect(details.getAllByText('Nov 24').length).toBeGreaterThan(0)
    expect(screen.queryByText(/AM/)).toBeNull()
  })
})
