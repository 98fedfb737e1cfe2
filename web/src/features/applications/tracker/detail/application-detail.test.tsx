import type { Application } from '@hanap/contract/applications/applications'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { anApplication } from '../../../../../test/applications.ts'
import { NOW, openDetail, pass, stopClockAtNow } from '../../../../../test/open-detail.tsx'
import { setServerClock } from '../../../../api/server-clock.ts'

const CHANGE = 'PATCH /job-applications/1/'
const DAY_MS = 86_400_000
const REMOVE = 'DELETE /job-applications/1/'

stopClockAtNow()

function press(name: string | RegExp) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const field = (label: string | RegExp) =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label)

describe('a reminder to follow up', () => {
  test.each([
    ['In 3 days', '2026-11-23', 'Nov 23, 2026', 'in 3 days'],
    ['In 1 week', '2026-11-27', 'Nov 27, 2026', 'in 7 days'],
    ['In 2 weeks', '2026-12-04', 'Dec 4, 2026', 'in 14 days'],
  ])('%s is a day in Manila, shown at once', async (name, day, words, ahead) => {
    let answer: (given: unknown) => void = () => {}
    const { bodies, calls, lists } = await openDetail(anApplication(), {
      [CHANGE]: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    press(name)
    await pass(0)
    expect(screen.getByText(`Reminder on ${words} (${ahead}). We’ll email you then.`)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Follow-up' }))
    expect(bodies[calls.indexOf(CHANGE)]).toEqual({ follow_up_date: day })
    const kept = anApplication({ follow_up_date: `${day}T01:00:00Z` })
    lists(kept)
    answer(kept)
    await pass(0)
    expect(screen.getByText(`We’ll remind you on ${words}.`)).toBeDefined()
  })

  test.each([
    ['2026-11-10T15:00:00Z', 1],
    ['2026-11-10', 1],
    ['2026-11-10T16:30:00Z', 0],
  ])('applied at %s, ten days of Manila ago or not: %i draft to ask with', async (applied_date, drafts) => {
    await openDetail(anApplication({ applied_date, send_state: 'sent', status: 'applied' }))
    expect(screen.queryAllByRole('button', { name: 'Copy the message' })).toHaveLength(drafts)
  })

  test('on a day of her own lies not in the past', async () => {
    const { bodies, calls } = await openDetail(anApplication(), {
      [CHANGE]: anApplication({ follow_up_date: '2026-11-20T01:00:00Z' }),
    })
    press('Another day')
    const day = screen.getByLabelText<HTMLInputElement>('Remind me on')
    expect(day.min).toBe('2026-11-20')
    press('Set reminder')
    expect(screen.getByText('Please enter a valid date')).toBeDefined()
    fireEvent.change(day, { target: { value: '2026-11-19' } })
    press('Set reminder')
    expect(screen.getByText('Please enter a day from today on')).toBeDefined()
    fireEvent.change(day, { target: { value: '2026-11-20' } })
    press('Set reminder')
    await pass(0)
    expect(bodies[calls.indexOf(CHANGE)]).toEqual({ follow_up_date: '2026-11-20' })
  })

  test('on a phone whose clock is a day ahead is counted by the server’s', async () => {
    setServerClock(new Date(NOW - DAY_MS).toUTCString())
    const { bodies, calls } = await openDetail(anApplication(), { [CHANGE]: anApplication() })
    press('Another day')
    const day = screen.getByLabelText<HTMLInputElement>('Remind me on')
    expect(day.min).toBe('2026-11-19')
    fireEvent.change(day, { target: { value: '2026-11-19' } })
    press('Set reminder')
    await pass(0)
    expect(bodies[calls.indexOf(CHANGE)]).toEqual({ follow_up_date: '2026-11-19' })
  })

  test('that could not be set goes away again and says so', async () => {
    await openDetail(anApplication(), { [CHANGE]: refusal(500, {}) })
    press('In 1 week')
    await pass(0)
    expect(screen.getByText('We couldn’t save the reminder. (Status: 500)')).toBeDefined()
    expect(screen.getByRole('button', { name: 'In 1 week' })).toBeDefined()
  })

  test('can be removed', async () => {
    const { bodies, calls, lists } = await openDetail(
      anApplication({ follow_up_date: '2026-11-24T01:00:00Z' }),
      { [CHANGE]: anApplication() },
    )
    lists(anApplication())
    press('Remove reminder')
    await pass(0)
    expect(bodies[calls.indexOf(CHANGE)]).toEqual({ follow_up_date: '' })
    expect(screen.getByText('Reminder removed.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'In 3 days' })).toBeDefined()
  })

  test('that was mailed brings a message to send, which copies as it stands', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await openDetail(
      anApplication({ follow_up_date: '2026-11-19T01:00:00Z', reminded_at: '2026-11-19T01:00:30Z' }),
    )
    expect(screen.getByText('We reminded you on Nov 19, 2026.')).toBeDefined()
    expect(screen.getByRole('group', { name: 'Remind me again' })).toBeDefined()
    press('Copy the message')
    await pass(0)
    expect(writeText.mock.calls[0]?.[0]).toContain('I applied for Customer Support Lead on Nov 3, 2026')
    expect(writeText.mock.calls[0]?.[0].endsWith('Ana Reyes')).toBe(true)
  })

  test.each(['hired', 'rejected'] as const)('is not offered once ana is %s', async (status) => {
    await openDetail(anApplication({ status }))
    expect(screen.queryByRole('heading', { name: 'Follow-up' })).toBeNull()
  })
})

describe('an application that was added by hand', () => {
  const own = (change: Partial<Application> = {}) =>
    anApplication({ origin: 'elsewhere', job: null, job_url: 'https://jobs.example/12', ...change })

  test('shows its page, and nothing of a sending', async () => {
    await openDetail(own())
    expect(screen.getByRole('link', { name: /jobs\.example/ }).getAttribute('href')).toBe(
      'https://jobs.example/12',
    )
    expect(screen.queryByText('What we sent')).toBeNull()
  })

  test('is edited, and only what changed is sent', async () => {
    const { bodies, calls } = await openDetail(own(), { [CHANGE]: own({ job_title: 'Bookkeeper' }) })
    press('Edit Customer Support Lead')
    expect(field('Applied date').value).toBe('2026-11-03')
    fireEvent.change(field('Job title'), { target: { value: 'Bookkeeper' } })
    press('Save')
    await pass(0)
    expect(bodies[calls.indexOf(CHANGE)]).toEqual({ job_title: 'Bookkeeper' })
    expect(screen.getByText('Changes saved.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Edit/ }))
  })

  test('saves nothing where nothing was changed', async () => {
    const { calls } = await openDetail(own())
    press('Edit Customer Support Lead')
    press('Save')
    await pass(0)
    expect(screen.queryByRole('dialog', { name: /^Edit/ })).toBeNull()
    expect(screen.queryByText('Changes saved.')).toBeNull()
    expect(calls).not.toContain(CHANGE)
  })

  test('leaves what ana’s phone changed while the form was open', async () => {
    const answer = own({ employer_name: 'Manila Books' })
    const { bodies, calls, lists, queries } = await openDetail(own(), { [CHANGE]: answer })
    press(/^Edit/)
    lists(own({ job_title: 'From the phone', applied_date: '2026-11-09T01:00:00Z' }))
    void queries.invalidateQueries()
    await pass(10)
    fireEvent.change(field('Employer (optional)'), { target: { value: 'Manila Books' } })
    press('Save')
    await pass(0)
    expect(bodies[calls.indexOf(CHANGE)]).toEqual({ employer_name: 'Manila Books' })
  })

  test('that was left unsaved goes on over what ana’s phone changed since', async () => {
    const { bodies, calls, lists, queries } = await openDetail(own({ notes: 'Old' }), { [CHANGE]: own() })
    press(/^Edit/)
    fireEvent.change(field(/^Notes/), { target: { value: 'Typed here' } })
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    lists(own({ job_title: 'From the phone', notes: 'From the phone' }))
    void queries.invalidateQueries()
    await pass(10)
    press(/^Edit/)
    expect(field('Job title').value).toBe('From the phone')
    expect(field(/^Notes/).value).toBe('Typed here')
    press('Save')
    await pass(0)
    expect(calls).not.toContain(CHANGE)
    const choice = within(screen.getByRole('dialog', { name: 'This changed elsewhere' }))
    expect(choice.getByText('From the phone')).toBeDefined()
    fireEvent.click(choice.getByRole('radio', { name: /^What you wrote here/ }))
    fireEvent.click(choice.getByRole('button', { name: 'Save this' }))
    await pass(0)
    expect(bodies[calls.indexOf(CHANGE)]).toEqual({ notes: 'Typed here' })
  })

  test('keeps a date that it has, whatever day the phone takes it to be', async () => {
    vi.setSystemTime(Date.parse('2026-11-01T00:00:00Z'))
    const { bodies, calls } = await openDetail(own(), { [CHANGE]: own({ job_title: 'Bookkeeper' }) })
    press(/^Edit/)
    fireEvent.change(field('Job title'), { target: { value: 'Bookkeeper' } })
    press('Save')
    await pass(0)
    expect(bodies[calls.indexOf(CHANGE)]).toEqual({ job_title: 'Bookkeeper' })
  })

  test('added today is edited on a phone whose clock is a day behind', async () => {
    setServerClock(new Date(NOW + DAY_MS).toUTCString())
    const { bodies, calls } = await openDetail(own(), { [CHANGE]: own() })
    press(/^Edit/)
    fireEvent.change(field('Applied date'), { target: { value: '2026-11-21' } })
    press('Save')
    await pass(0)
    expect(bodies[calls.indexOf(CHANGE)]).toEqual({ applied_date: '2026-11-21' })
  })

  test('of a listed job keeps the listing’s facts', async () => {
    await openDetail(own({ job: 7 }))
    press(/^Edit/)
    expect(within(screen.getByRole('dialog')).queryByLabelText('Job title')).toBeNull()
    expect(field('Applied date')).toBeDefined()
  })

  test('keeps what was typed when the server refuses', async () => {
    await openDetail(own(), {
      [CHANGE]: refusal(400, { code: 'invalid', errors: { applied_date: ['Not that day'] } }),
    })
    press(/^Edit/)
    fireEvent.change(field('Applied date'), { target: { value: '2026-11-01' } })
    press('Save')
    await pass(0)
    expect(screen.getByText('Not that day')).toBeDefined()
    expect(field('Applied date').value).toBe('2026-11-01')
  })

  test('is removed once ana has confirmed it', async () => {
    const { calls, lists } = await openDetail(own(), { [REMOVE]: refusal(204, null) })
    press(/^Remove/)
    expect(
      screen.getByText(
        'You’ll lose “Customer Support Lead” with its notes, interviews and history. You can’t undo this.',
      ),
    ).toBeDefined()
    lists()
    press('Remove')
    await pass(0)
    expect(calls).toContain(REMOVE)
    expect(screen.queryByRole('region', { name: 'Customer Support Lead' })).toBeNull()
    expect(screen.getByText('Application removed.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Applications' }))
  })

  test('that another tab removed says so and leaves the list', async () => {
    const { lists } = await openDetail(own(), { [REMOVE]: refusal(404, { code: 'not-found' }) })
    press(/^Remove/)
    lists()
    press('Remove')
    await pass(0)
    expect(screen.getByText('It’s gone.')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Customer Support Lead' })).toBeNull()
  })

  test('one that was sent from here is neither edited nor removed', async () => {
    await openDetail(anApplication())
    expect(screen.queryByRole('button', { name: /^(Edit|Remove)/ })).toBeNull()
  })
})

test('the board’s own word is shown where it gave one', async () => {
  await openDetail(anApplication({ board_status: 'Viewed' }))
  expect(screen.getByText('Online Jobs Portal says: Viewed')).toBeDefined()
})

test('the history tells every kind in words, with its date and who', async () => {
  const event = { happened_at: '2026-11-18T01:00:00Z', source: 'seeker' as const }
  const time = ['2026-11-24T13:00:00Z', '2026-11-25T01:00:00Z'] as const
  const told: [Application['history'][number]['kind'], string | null, string | null, string][] = [
    ['added', null, 'applied', 'Added by hand by you'],
    ['sending', 'failed', 'sent', 'Sent to Online Jobs Portal by you'],
    ['status', 'applied', 'reviewing', 'Applied → Under Review by you'],
    ['notes', null, null, 'Notes changed by you'],
    ['details', null, null, 'Details changed by you'],
    ['interview', null, time[0], 'Interview set for Nov 24, 2026, 9:00 PM by you'],
    ['interview', ...time, 'Interview moved from Nov 24, 2026, 9:00 PM to Nov 25, 2026, 9:00 AM by you'],
    ['interview', time[1], null, 'Interview of Nov 25, 2026, 9:00 AM removed by you'],
    ['interview', null, null, 'Interview without a time added or removed by you'],
    ['follow-up', null, time[1], 'Reminder set for Nov 25, 2026 by you'],
    ['follow-up', ...time, 'Reminder moved from Nov 24, 2026 to Nov 25, 2026 by you'],
    ['follow-up', time[1], null, 'Reminder removed by you'],
  ]
  const history: Application['history'] = [
    ...told.map(([kind, from, to], id) => ({ id, kind, from, to, ...event })),
    { ...event, id: 90, kind: 'reminded', from: null, to: time[1], source: 'hanap' },
    { ...event, id: 91, kind: 'status', from: 'applied', to: 'reviewing', source: 'board' },
    { ...event, id: 92, kind: 'sending', from: 'sending', to: 'sent', source: 'board' },
    { ...event, id: 93, kind: 'sending', from: 'unknown', to: 'sent', source: 'hanap' },
    { ...event, id: 94, kind: 'sending', from: 'sending', to: 'failed', source: 'hanap' },
  ]
  await openDetail(anApplication({ history }))
  const lines = within(screen.getByText(/^History/).closest('details') as HTMLElement).getAllByRole(
    'listitem',
    {
      hidden: true,
    },
  )
  expect(lines.map((line) => line.firstChild?.textContent?.trim()).toReversed()).toEqual([
    ...told.map((one) => one[3]),
    'Reminder emailed by Hanap',
    'Applied → Under Review by Online Jobs Portal',
    'Sent to Online Jobs Portal confirmed by Online Jobs Portal',
    'Sent to Online Jobs Portal found there by Hanap',
    'Not sent',
  ])
  expect(lines[0]?.querySelector('time')?.textContent).toBe('Nov 18, 2026, 9:00 AM')
})
