import type { Application } from '@hanap/contract/applications/applications'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../../test/api-stub.ts'
import { anApplication, applicationList } from '../../../../test/applications.ts'
import { LIST, NOW, pass, stopClockAtNow } from '../../../../test/open-detail.tsx'
import { renderPage } from '../../../../test/render-page.tsx'
import { ana } from '../../../../test/seekers.ts'
import { applicationsQuery } from '../../../acts/apply/queries.ts'
import { setServerClock } from '../../../api/server-clock.ts'
import { session } from '../../../api/session/browser-session.ts'
import * as files from '../../../ui/save-file.ts'
import { TrackerActions } from './tracker-actions.tsx'

const ADD = 'POST /job-applications/'
const DAY_MS = 86_400_000
const EXPORT = 'GET /job-applications/export/'

stopClockAtNow()

const added = (change: Partial<Application> = {}): Application =>
  anApplication({ id: 2, origin: 'elsewhere', job: null, job_title: 'Bookkeeper', ...change })

/** The page's header above a list of titles. */
function Tracker() {
  const { data } = useQuery(applicationsQuery())
  return (
    <>
      <h1 tabIndex={-1}>My Applications</h1>
      <TrackerActions />
      {data?.results.map(({ id, job_title }) => (
        <button key={id} type="button" data-toggle={id}>
          {job_title}
        </button>
      ))}
    </>
  )
}
async function open(answers: Readonly<Record<string, unknown>> = {}) {
  let listed = [anApplication()]
  const api = stubApi({ [LIST]: () => applicationList(...listed), ...answers })
  const view = await renderPage(<Tracker />, { path: '/applications' })
  await pass(0)
  return {
    ...view,
    ...api,
    lists: (...applications: Application[]) => {
      listed = applications
    },
  }
}
function press(name: string) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const field = (label: string | RegExp) =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label)
const fill = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
async function save() {
  press('Save')
  await pass(0)
}

describe('adding an application made elsewhere', () => {
  test('today in Manila is its date, and the row is there at once with the focus', async () => {
    // Already the next day in Manila.
    vi.setSystemTime(Date.parse('2026-11-20T17:00:00Z'))
    const { bodies, headers, calls, lists } = await open({ [ADD]: () => refusal(201, added()) })
    press('Add an application')
    expect(document.activeElement).toBe(field('Job title'))
    expect(field('Applied date').value).toBe('2026-11-21')
    fill('Job title', 'Bookkeeper')
    fill(/^Employer/, 'Acme Ledgers')
    fill(/^Web address/, 'jobs.example/12')
    fill('Status', 'reviewing')
    fill(/^Notes/, 'Found by Lea')
    lists(added(), anApplication())
    await save()
    const at = calls.indexOf(ADD)
    expect(bodies[at]).toEqual({
      job_title: 'Bookkeeper',
      employer_name: 'Acme Ledgers',
      job_url: 'https://jobs.example/12',
      applied_date: '2026-11-21',
      status: 'reviewing',
      notes: 'Found by Lea',
    })
    expect(headers[at]?.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Application added.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bookkeeper' }))
  })

  test('on a phone whose clock is a day behind, today is the server’s', async () => {
    setServerClock(new Date(NOW + DAY_MS).toUTCString())
    const { bodies, calls } = await open({ [ADD]: () => refusal(201, added()) })
    press('Add an application')
    expect(field('Applied date').value).toBe('2026-11-21')
    expect(field('Applied date').max).toBe('2026-11-21')
    fill('Job title', 'Bookkeeper')
    await save()
    expect(bodies[calls.indexOf(ADD)]).toMatchObject({ job_title: 'Bookkeeper' })
  })

  test('another day goes along as a day', async () => {
    const { bodies, calls } = await open({ [ADD]: () => refusal(201, added()) })
    press('Add an application')
    fill('Job title', 'Bookkeeper')
    fill('Applied date', '2026-11-03')
    await save()
    expect(bodies[calls.indexOf(ADD)]).toMatchObject({ applied_date: '2026-11-03' })
  })

  test('what is wrong is said at its field, and nothing is sent', async () => {
    const { calls } = await open()
    press('Add an application')
    fill('Job title', '  ')
    fill(/^Web address/, 'javascript:alert(1)')
    fill('Applied date', '2026-11-21')
    await save()
    expect(screen.getByText('Please enter the job title')).toBeDefined()
    expect(screen.getByText('Please enter a web address that starts with http:// or https://')).toBeDefined()
    expect(screen.getByText('Please enter a date that isn’t in the future')).toBeDefined()
    expect(document.activeElement).toBe(field('Job title'))
    fill('Applied date', '')
    await pass(0)
    expect(screen.getByText('Please enter a valid date')).toBeDefined()
    expect(calls).not.toContain(ADD)
  })

  test('what the server says stands at the field, or above the form', async () => {
    let answer = refusal(400, {
      code: 'invalid',
      key_settled: true,
      errors: { job_title: ['Please use at most 200 characters'], non_field_errors: ['Something else'] },
    })
    const { calls, headers } = await open({ [ADD]: () => answer })
    press('Add an application')
    fill('Job title', 'Bookkeeper')
    await save()
    expect(screen.getByText('Please use at most 200 characters')).toBeDefined()
    expect(screen.getByText('Something else')).toBeDefined()
    // No toast repeats the dialog's message.
    expect(document.querySelector('.toast')).toBeNull()
    answer = refusal(429, {
      code: 'too-many',
      detail: 'You’ve added a lot today. Please try again tomorrow.',
    })
    await save()
    expect(screen.getByText('You’ve added a lot today. Please try again tomorrow.')).toBeDefined()
    expect(field('Job title').value).toBe('Bookkeeper')
    const keys = headers.filter((_, i) => calls[i] === ADD).map((sent) => sent.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
  })

  test('a try that got no answer keeps its words and its key, also over a reload', async () => {
    const first = await open({ [ADD]: 'no answer' })
    press('Add an application')
    fill('Job title', 'Bookkeeper')
    fill(/^Notes/, 'Found by Lea')
    await save()
    expect(screen.getByText('We couldn’t add your application. (No response received)')).toBeDefined()
    first.unmount()
    const second = await open({ [ADD]: () => refusal(201, added()) })
    press('Add an application')
    expect(field('Job title').value).toBe('Bookkeeper')
    expect(field(/^Notes/).value).toBe('Found by Lea')
    await save()
    const key = ({ calls, headers }: typeof first) => headers[calls.indexOf(ADD)]?.get('idempotency-key')
    expect(key(second)).toBe(key(first))
    press('Add an application')
    expect(field('Job title').value).toBe('')
  })

  test('what was tried before and then changed, with no word of what became of it, is looked for first', async () => {
    await open({ [ADD]: refusal(422, { code: 'idempotency-mismatch', detail: 'Other body' }) })
    press('Add an application')
    fill('Job title', 'Bookkeeper')
    await save()
    expect(
      screen.getByText('An earlier try may have saved it. Check your list before you save again.'),
    ).toBeDefined()
  })

  test('a try that is still being worked on is waited for, and added once', async () => {
    const running = refusal(409, { code: 'in-progress', detail: 'Please wait a moment.', retry_after: 2 })
    let answer = running
    const { calls, headers } = await open({ [ADD]: () => answer })
    const keys = () =>
      headers.flatMap((sent, i) => (calls[i] === ADD ? (sent.get('idempotency-key') ?? []) : []))
    press('Add an application')
    fill('Job title', 'Bookkeeper')
    await save()
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeDefined()
    await pass(4000)
    expect(screen.getByText('We couldn’t add your application. (Status: 409)')).toBeDefined()
    expect(keys()).toHaveLength(3)
    await save()
    answer = refusal(201, added())
    await pass(2000)
    expect(screen.getByText('Application added.')).toBeDefined()
    expect(new Set(keys()).size).toBe(1)
    expect(keys()).toHaveLength(5)
  })

  test('a session that ended says nothing of an earlier try: its key is kept', async () => {
    let answer: unknown = 'no answer'
    const { calls, headers } = await open({ [ADD]: () => answer })
    press('Add an application')
    fill('Job title', 'Bookkeeper')
    await save()
    answer = refusal(401, { code: 'token-too-old' })
    await save()
    answer = refusal(201, added())
    await save()
    const keys = headers.filter((_, i) => calls[i] === ADD).map((sent) => sent.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  })

  test('what a lost try had added is changed by saving again, and nothing is added twice', async () => {
    let answer: unknown = 'no answer'
    const there = added({ applied_date: '2026-11-20T00:00:00.000Z' })
    const change: unknown[] = []
    const { calls, lists } = await open({
      [ADD]: () => answer,
      'GET /job-applications/2/': () => there,
      'PATCH /job-applications/2/': (sent: object) => {
        change.push(sent)
        return { ...there, ...sent }
      },
      'PATCH /job-applications/2/update_status/': (sent: object) => {
        change.push(sent)
        return { ...there, ...sent }
      },
    })
    press('Add an application')
    fill('Job title', there.job_title)
    fill(/^Employer/, there.employer_name)
    fill(/^Web address/, there.job_url)
    await save()
    lists(there, anApplication())
    answer = refusal(422, { code: 'idempotency-mismatch', detail: 'Added before', saved_id: 2 })
    fill(/^Notes/, 'Found by Lea')
    fill('Status', 'interview')
    await save()
    expect(screen.getByText(/^It’s already in your list from an earlier try/)).toBeDefined()
    expect(field(/^Notes/).value).toBe('Found by Lea')
    press('Save changes')
    await pass(0)
    await pass(0)
    expect(change).toEqual([{ notes: 'Found by Lea' }, { status: 'interview' }])
    expect(calls.filter((call) => call === ADD)).toHaveLength(2)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Changes saved.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bookkeeper' }))
  })

  test('what a lost try had added and somebody deleted since is added anew, under a key of its own', async () => {
    let answer = refusal(422, { code: 'idempotency-mismatch', detail: 'Added before', saved_id: 2 })
    const { calls, headers } = await open({ [ADD]: () => answer })
    press('Add an application')
    fill('Job title', 'Bookkeeper')
    await save()
    press('Save changes')
    await pass(0)
    expect(screen.getByText('It’s gone.')).toBeDefined()
    answer = refusal(201, added())
    await save()
    expect(screen.getByText('Application added.')).toBeDefined()
    const keys = headers.filter((_, i) => calls[i] === ADD).map((sent) => sent.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 2])
  })

  test('the next person at the same computer does not find it', async () => {
    const { unmount } = await open()
    press('Add an application')
    fill('Job title', 'Bookkeeper')
    unmount()
    session.clear()
    session.begin()
    session.signIn('t-ben', { ...ana, id: 2, first_name: 'Ben' })
    await open()
    press('Add an application')
    expect(field('Job title').value).toBe('')
  })
})

describe('the export', () => {
  test('is saved under the name that the server gives it', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
    await open()
    vi.stubGlobal('fetch', async () => {
      const headers = { 'content-disposition': 'attachment; filename="applications-2026-11-20.csv"' }
      return new Response('Job title\r\n', { headers })
    })
    press('Export as CSV')
    await pass(0)
    expect(saved.mock.calls[0]?.[1]).toBe('applications-2026-11-20.csv')
    expect(screen.getByText('Your browser saved applications-2026-11-20.csv.')).toBeDefined()
  })

  test('says that it is at work, and that it failed', async () => {
    let answer: (given: unknown) => void = () => {}
    await open({
      [EXPORT]: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    press('Export as CSV')
    await pass(0)
    expect(screen.getByRole('button', { name: 'Exporting…' })).toBeDefined()
    answer(refusal(500, {}))
    await pass(0)
    expect(screen.getByText('We couldn’t export your applications. (Status: 500)')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDefined()
  })
})
