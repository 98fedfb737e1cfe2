import type { Application } from '@hanap/contract/applications/applications'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../../test/api-stub.ts'
import { anApplication, applicationList } from '../../../../test/applications.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { ana } from '../../../../test/seekers.ts'
import { versioned } from '../../../../test/versioned.ts'
import { session } from '../../../api/session/browser-session.ts'
import { ApplicationsPage } from './applications-page.tsx'

const LIST = 'GET /job-applications/list_applications/'
const UPDATE = 'PATCH /job-applications/1/update_status/'
const CHANGE = 'PATCH /job-applications/1/'
const NOW = Date.parse('2026-11-20T00:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  session.signIn('t-ana', ana)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  session.clear()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(answers: Readonly<Record<string, unknown>>, path = '/applications') {
  const api = stubApi(answers)
  const view = await renderPage(<ApplicationsPage />, { path })
  await pass(0)
  return { ...view, ...api }
}
const openWith = (...results: Application[]) => open({ [LIST]: applicationList(...results) })
const openRow = (title: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Show the route of ${title}` }))
const updateRow = () => fireEvent.click(screen.getByRole('button', { name: /^Update/ }))

describe('the list', () => {
  test('is led by the first follow-up, also once its reminder has come; a rejected one has none', async () => {
    await openWith(
      anApplication({ id: 1, job_title: 'Editor', reminded_at: '2026-11-19T01:00:00Z' }),
      anApplication({ id: 2, job: 8, job_title: 'Bookkeeper', follow_up_date: '2026-11-24T01:00:00Z' }),
      anApplication({ id: 3, job: 9, status: 'rejected', reminded_at: '2026-11-02T01:00:00Z' }),
    )
    const first = screen.getByRole('link', { name: 'Follow up yesterday' })
    expect(first.closest('li')?.textContent).toContain('Editor')
    expect(first.getAttribute('href')).toBe('/applications?open=1')
    expect(screen.getByText('Follow up Nov 24, in 4 days')).toBeDefined()
    expect(screen.getAllByText(/^Follow up Nov/)).toHaveLength(2)
  })

  test('has a tab for every status with its count, and six columns', async () => {
    await openWith(
      anApplication({ status: 'interview', interview_date: '2026-11-24T13:00:00Z' }),
      anApplication({ id: 2, job: 8, job_title: 'Bookkeeper', status: 'reviewing' }),
    )
    expect(screen.getByRole('heading', { level: 1, name: 'My Applications' })).toBeDefined()
    expect(screen.getByText('2 applications.')).toBeDefined()
    expect(screen.getByText('Next interview in 4 days: Tue, Nov 24, 9:00 PM.')).toBeDefined()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All2',
      'Applied0',
      'Under Review1',
      'Interview1',
      'Offer0',
      'Hired0',
      'Rejected0',
    ])
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Job Title',
      'Employer',
      'Status',
      'Applied Date',
      'Last Updated',
      'Actions',
    ])
    const [, row] = screen.getAllByRole('row')
    const cells = within(row as HTMLElement)
    expect(cells.getByRole('link', { name: 'Customer Support Lead' }).getAttribute('href')).toBe('/jobs/7')
    expect(cells.getByText('Harbor & Pine')).toBeDefined()
    expect(cells.getByText('Interview Nov 24, 9:00 PM, in 4 days')).toBeDefined()
    expect([...(row?.querySelectorAll('time') ?? [])].map((time) => time.textContent)).toEqual([
      'Nov 3, 2026, 9:12 AM',
      'Nov 18, 2026, 4:30 PM',
    ])
  })

  test.each([
    ['applied', 'Applied', 'badge-blue'],
    ['reviewing', 'Under Review', 'badge-yellow'],
    ['interview', 'Interview', 'badge-purple'],
    ['offer', 'Offer', 'badge-green'],
    ['hired', 'Hired', 'badge-green-solid'],
    ['rejected', 'Rejected', 'badge-red'],
  ] as const)('%s is a badge with its own word, glyph and colour', async (status, label, colour) => {
    await openWith(anApplication({ status }))
    const badge = within(screen.getByRole('table')).getByText(label, { selector: '.badge' })
    expect(badge.classList.contains(colour)).toBe(true)
    expect(badge.querySelector('svg')).not.toBeNull()
  })

  test('a tab shows its own and stands in the address; an empty one says so', async () => {
    const { router } = await openWith(
      anApplication(),
      anApplication({ id: 2, job_title: 'Bookkeeper', status: 'hired' }),
    )
    fireEvent.click(screen.getByRole('tab', { name: /Hired/ }))
    await pass(0)
    expect(router.state.location.search).toEqual({ status: 'hired' })
    expect(screen.getAllByRole('row')).toHaveLength(2)
    fireEvent.click(screen.getByRole('tab', { name: /Offer/ }))
    await pass(0)
    expect(screen.getByText('No applications under Offer')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
    await pass(0)
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })

  test('a plain array is a list too; an answer that is none is a failure to load', async () => {
    let answer: unknown = { hello: 'there' }
    await open({ [LIST]: () => answer })
    await pass(5000)
    expect(screen.getByText(/^Failed to load your applications\. Please try again\./)).toBeDefined()
    answer = [anApplication()]
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await pass(0)
    expect(screen.getByRole('link', { name: 'Customer Support Lead' })).toBeDefined()
  })

  test('a long list is paged', async () => {
    const many = Array.from({ length: 30 }, (_, i) => anApplication({ id: i + 1, job_title: `Job ${i + 1}` }))
    await open({ [LIST]: applicationList(...many) }, '/applications?page=2')
    expect(screen.getAllByRole('row')).toHaveLength(1 + 5)
    expect(screen.getByRole('navigation', { name: 'Pages of applications' })).toBeDefined()
  })

  test('without applications the way leads to the jobs', async () => {
    await openWith()
    expect(screen.getByText('No applications yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Find Jobs' }).getAttribute('href')).toBe('/jobs')
  })

  test.each<[string, unknown, string]>([
    ['a crash', refusal(500, {}), ' (Status: 500)'],
    ['a refusal', refusal(403, { detail: 'No' }), ' (Status: 403)'],
    ['no answer', 'no answer', ' (No response received)'],
  ])('after %s it says so, and tries again when asked', async (_, answer, suffix) => {
    let given = answer
    await open({ [LIST]: () => given })
    await pass(5000)
    expect(screen.getByText(`Failed to load your applications. Please try again.${suffix}`)).toBeDefined()
    given = applicationList(anApplication())
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await pass(0)
    expect(screen.getByRole('table')).toBeDefined()
    expect(document.activeElement?.textContent).toBe('My Applications')
  })
})

describe('a row', () => {
  test('opens its route, notes and history in place', async () => {
    await openWith(
      anApplication({
        status: 'interview',
        interview_date: '2026-11-24T13:00:00Z',
        notes: 'Ask about the March change of hours.',
        history: [
          {
            id: 1,
            kind: 'sending',
            from: 'sending',
            to: 'sent',
            source: 'board',
            happened_at: '2026-11-03T01:12:00Z',
          },
          {
            id: 2,
            kind: 'status',
            from: 'applied',
            to: 'reviewing',
            source: 'seeker',
            happened_at: '2026-11-06T15:40:00Z',
          },
        ],
      }),
    )
    expect(screen.queryByRole('list', { name: 'Route' })).toBeNull()
    openRow('Customer Support Lead')
    const stops = within(screen.getByRole('list', { name: 'Route' })).getAllByRole('listitem')
    expect(stops.map((stop) => stop.textContent)).toEqual([
      'Applied (done)Nov 3, 2026, 9:12 AM',
      'Under Review (done)Nov 6, 2026, 11:40 PM',
      'Interview (now)Nov 24, 2026, 9:00 PMin 4 days',
      'Offer (ahead)Not yet',
    ])
    expect(screen.getByText('Ask about the March change of hours.')).toBeDefined()
    expect(screen.getByText('History (2)')).toBeDefined()
    expect(screen.getByText('Sent to Online Jobs Portal')).toBeDefined()
    expect(screen.getByText('Applied → Under Review')).toBeDefined()
    openRow('Customer Support Lead')
    expect(screen.queryByRole('list', { name: 'Route' })).toBeNull()
  })

  const problem = {
    reason: 'It : the board does not have your application.',
    possible_causes: [],
    suggestions: ['Apply again.'],
    job_url: 'https://board.example/job/7',
  }
  test('a failed sending says why and leads back to the job', async () => {
    await openWith(anApplication({ send_state: 'failed', send_problem: problem }))
    const table = within(screen.getByRole('table'))
    expect(table.getByText('Not sent', { selector: '.badge' })).toBeDefined()
    expect(table.queryByText('Applied')).toBeNull()
    expect(table.queryByText('Nov 3, 2026, 9:12 AM')).toBeNull()
    openRow('Customer Support Lead')
    expect(screen.getByText(problem.reason)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Open the job to try again' }).getAttribute('href')).toBe(
      '/jobs/7',
    )
  })

  test('one that is not known offers to look on the board', async () => {
    await openWith(anApplication({ send_state: 'unknown', send_problem: problem }))
    openRow('Customer Support Lead')
    const link = screen.getByRole('link', { name: /Open the job on Online Jobs Portal/ })
    expect(link.getAttribute('href')).toBe('https://board.example/job/7')
    expect(link.getAttribute('rel')).toContain('noopener')
    expect(screen.queryByRole('link', { name: 'Open the job to try again' })).toBeNull()
  })

  test('an address that is no web page is not linked', async () => {
    await openWith(anApplication({ send_state: 'unknown', job_url: 'javascript:alert(1)' }))
    openRow('Customer Support Lead')
    expect(screen.queryByRole('link', { name: /on the board/ })).toBeNull()
  })

  test('one being sent is looked at again, for a minute', async () => {
    const { calls } = await openWith(anApplication({ send_state: 'sending' }))
    expect(screen.getByText('Sending…')).toBeDefined()
    await pass(10_000)
    expect(calls.length).toBeGreaterThan(1)
    await pass(60_000)
    const asked = calls.length
    await pass(600_000)
    expect(calls).toHaveLength(asked)
  })

  test('once it is sent nothing is asked again', async () => {
    let state: Application['send_state'] = 'sending'
    const { calls } = await open({ [LIST]: () => applicationList(anApplication({ send_state: state })) })
    state = 'sent'
    await pass(6000)
    expect(screen.queryByText('Sending…')).toBeNull()
    expect(calls).toHaveLength(2)
    await pass(60_000)
    expect(calls).toHaveLength(2)
  })
})

describe('Update Status', () => {
  const change = (label: string, value: string) =>
    fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } })
  async function save() {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await pass(0)
  }

  test.each([
    ['applied', 'Applied', false, false],
    ['reviewing', 'Under Review', false, false],
    ['interview', 'Interview', true, false],
    ['offer', 'Offer', false, true],
    ['hired', 'Hired', false, false],
    ['rejected', 'Rejected', false, false],
  ] as const)('sets %s, with its date where it has one', async (status, label, hasInterview, hasOffer) => {
    const { calls } = await open({
      [LIST]: applicationList(anApplication({ status: status === 'hired' ? 'offer' : 'hired' })),
      [UPDATE]: anApplication({ status }),
    })
    updateRow()
    expect(screen.getByRole('dialog', { name: 'Update Status' })).toBeDefined()
    change('Status', status)
    await pass(0)
    expect(screen.queryByLabelText('Interview date') !== null).toBe(hasInterview)
    expect(screen.queryByLabelText('Offer date') !== null).toBe(hasOffer)
    await save()
    expect(screen.getByText(`Application status updated to ${label}.`)).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).toContain(UPDATE)
  })

  test('sends the interview in Manila time, the notes, and no other date', async () => {
    const { bodies } = await open({
      [LIST]: applicationList(anApplication()),
      [UPDATE]: anApplication({ status: 'interview' }),
    })
    updateRow()
    change('Status', 'interview')
    await pass(0)
    change('Interview date', '2026-11-24T21:00')
    change('Notes', 'Ask for Dana')
    await save()
    expect(bodies.find((body) => body !== undefined)).toEqual({
      status: 'interview',
      notes: 'Ask for Dana',
      interview_date: '2026-11-24T13:00:00.000Z',
    })
  })

  test.each<[string, string, string, string, object]>([
    ['the notes', 'Notes', 'Ask for Dana', CHANGE, { notes: 'Ask for Dana' }],
    ['the status', 'Status', 'rejected', UPDATE, { status: 'rejected' }],
    ['the date', 'Interview date', '', UPDATE, { interview_date: '' }],
  ])(
    'sends %s alone, so that nothing else that was changed elsewhere is undone',
    async (_, field, to, call, sent) => {
      const held = anApplication({
        status: 'interview',
        notes: 'Bring the portfolio',
        interview_date: '2026-12-01T02:00:00.000Z',
      })
      const { calls, bodies } = await open({ [LIST]: applicationList(held), [UPDATE]: held, [CHANGE]: held })
      updateRow()
      await pass(0)
      change(field, to)
      await save()
      expect(calls).toContain(call)
      expect(bodies.find((body) => body !== undefined)).toEqual(sent)
    },
  )

  test('saves nothing where nothing was changed, and so undoes nothing', async () => {
    const { calls } = await openWith(anApplication())
    updateRow()
    await save()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).toEqual([LIST])
  })

  test('saves nothing where ana thought better of it, and typed a date on the way', async () => {
    const { calls } = await openWith(anApplication())
    updateRow()
    change('Status', 'interview')
    await pass(0)
    change('Interview date', '2026-11-24T21:00')
    change('Status', 'applied')
    await pass(0)
    await save()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).toEqual([LIST])
  })

  test('what ana takes back after an answer that was lost is taken back', async () => {
    let tries = 0
    const { bodies } = await open({
      [LIST]: applicationList(anApplication({ notes: '' })),
      [UPDATE]: ({ notes }: { notes: string }) => (tries++ === 0 ? 'no answer' : anApplication({ notes })),
    })
    updateRow()
    change('Status', 'rejected')
    change('Notes', 'Mine')
    await save()
    change('Status', 'applied')
    change('Notes', '')
    await save()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bodies.filter((body) => body !== undefined).at(-1)).toEqual({ status: 'applied', notes: '' })
  })

  test('a note that her phone wrote meanwhile is shown with what was typed, and saved as ana chooses', async () => {
    const server = versioned(anApplication({ notes: 'Bring the portfolio' }))
    await open({ [LIST]: applicationList(server.now()), [CHANGE]: server.write })
    server.set({ notes: 'From the phone' })
    updateRow()
    change('Notes', 'Ask for Dana')
    await save()
    const choice = within(screen.getByRole('dialog', { name: 'This changed elsewhere' }))
    expect(server.now().notes).toBe('From the phone')
    fireEvent.click(choice.getByRole('button', { name: 'Save this' }))
    await pass(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.now().notes).toBe('From the phone\n\nWritten here:\nAsk for Dana')
  })

  test('a status that her phone set meanwhile stays beside the note that ana wrote here', async () => {
    const server = versioned(anApplication())
    await open({ [LIST]: applicationList(server.now()), [CHANGE]: server.write })
    server.set({ status: 'offer' })
    updateRow()
    change('Notes', 'Ask for Dana')
    await save()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.now()).toMatchObject({ status: 'offer', notes: 'Ask for Dana' })
  })

  test('shows at once, and goes back when the server refuses, with the draft kept', async () => {
    let answer: (body: unknown) => void = () => {}
    await open({
      [LIST]: applicationList(anApplication()),
      [UPDATE]: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    openRow('Customer Support Lead')
    updateRow()
    change('Status', 'rejected')
    change('Notes', 'They wrote back')
    await save()
    const table = () => within(screen.getByRole('table'))
    expect(table().getByText('Rejected', { selector: '.badge' })).toBeDefined()
    const stops = within(screen.getByRole('list', { name: 'Route' })).getAllByRole('listitem')
    expect(stops.at(-1)?.textContent).toBe('Rejected (ended here)Nov 20, 2026, 8:00 AM')
    expect(screen.queryByText('No date recorded')).toBeNull()
    expect(screen.getByText('History (1)')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeDefined()
    await act(async () => answer(refusal(500, {})))
    await pass(0)
    expect(table().getByText('Applied', { selector: '.badge' })).toBeDefined()
    expect(screen.queryByText('History (1)')).toBeNull()
    expect(screen.getByText('Failed to update application status. (Status: 500)')).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('They wrote back')
  })

  test.each<[string, unknown, string]>([
    ['a refusal', refusal(404, { code: 'not-found' }), ' (Status: 404)'],
    ['no answer', 'no answer', ' (No response received)'],
  ])('after %s it says so', async (_, answer, suffix) => {
    await open({ [LIST]: applicationList(anApplication()), [UPDATE]: () => answer })
    updateRow()
    change('Status', 'rejected')
    await save()
    expect(screen.getByText(`Failed to update application status.${suffix}`)).toBeDefined()
  })

  test.each([
    ['Status', 'rejected', 1],
    ['Notes', 'Ask for Dana', 0],
  ])(
    'without a signal a change of the %s is told what needs one only where that is news',
    async (field, to, times) => {
      await open({
        [LIST]: applicationList(anApplication()),
        [UPDATE]: 'no answer',
        [CHANGE]: 'no answer',
      })
      updateRow()
      change(field, to)
      await save()
      const failed = 'Failed to update application status. (No response received)'
      await vi.waitFor(() => expect(screen.getByText(failed)).toBeDefined())
      expect(screen.queryAllByText(/^You need to be online for this/)).toHaveLength(times)
    },
  )

  test('what the server says of a field stands at the field', async () => {
    await open({
      [LIST]: applicationList(anApplication({ status: 'interview' })),
      [UPDATE]: refusal(400, {
        code: 'invalid',
        errors: { interview_date: ['Please enter a valid date'] },
      }),
    })
    updateRow()
    change('Interview date', '2026-11-24T21:00')
    await pass(0)
    await save()
    expect(screen.getByText('Please enter a valid date')).toBeDefined()
    expect(screen.getByText('Failed to update application status. (Status: 400)')).toBeDefined()
  })
})
