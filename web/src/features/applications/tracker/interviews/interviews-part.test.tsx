import type { Application, Interview } from '@hanap/contract/applications/applications'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { anApplication } from '../../../../../test/applications.ts'
import { openDetail, pass, stopClockAtNow } from '../../../../../test/open-detail.tsx'
import * as files from '../../../../ui/save-file.ts'

const ADD = 'POST /job-applications/1/interviews/'
const CHANGE = 'PATCH /job-applications/1/interviews/4/'
const REMOVE = 'DELETE /job-applications/1/interviews/4/'

stopClockAtNow()

const round = (change: Partial<Interview> = {}): Interview => ({
  id: 4,
  starts_at: '2026-11-24T13:00:00Z',
  starts_on: null,
  label: 'Call with the team lead',
  place: 'https://meet.example/abc',
  notes: '',
  ...change,
})
const invited = (...interviews: Interview[]): Application =>
  anApplication({ status: 'interview', interviews })
const part = () => {
  const section = screen.getByRole('heading', { name: 'Interviews' }).closest('section')
  if (!section) throw new Error('the interviews are a section')
  return within(section)
}
function press(name: string | RegExp) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } })
async function save() {
  press('Save')
  await pass(0)
}

describe('the rounds', () => {
  test('stand in order with their time in Manila, and the next one stands out', async () => {
    await openDetail(
      invited(
        round({
          id: 3,
          starts_at: '2026-11-18T01:00:00Z',
          label: 'First talk',
          place: 'Makati',
          notes: 'Went well',
        }),
        round(),
        round({ id: 5, starts_at: '2027-01-05T01:00:00Z', label: '', place: '' }),
        round({ id: 6, starts_at: null, label: 'With the owner', place: 'javascript:alert(1)' }),
      ),
    )
    const rows = part().getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Nov 18, 9:00 AM2 days ago',
      'Nov 24, 9:00 PMin 4 daysNext',
      'Jan 5, 2027, 9:00 AMin 46 days',
      'No time yet',
    ])
    expect(within(rows[0] as HTMLElement).getByText('Went well')).toBeDefined()
    expect(part().getByRole('link').getAttribute('href')).toBe('https://meet.example/abc')
    expect(part().getByText('javascript:alert(1)')).toBeDefined()
  })

  test('of a rejected application none is next', async () => {
    await openDetail({ ...invited(round()), status: 'rejected' })
    expect(part().queryByText('Next')).toBeNull()
  })

  test('without one it says so', async () => {
    await openDetail(invited())
    expect(part().getByText('No interviews yet.')).toBeDefined()
  })

  test('past twenty there is no more to add', async () => {
    await openDetail(invited(...Array.from({ length: 20 }, (_, i) => round({ id: i + 1 }))))
    expect(part().getByText('An application can have at most 20 interviews')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add an interview' })).toBeNull()
  })

  test('the next one goes to ana’s calendar; one that is over does not', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
    await openDetail(invited(round({ id: 3, starts_at: '2026-11-18T01:00:00Z' }), round()))
    press(/^Add to calendar/)
    const [blob, name] = saved.mock.calls[0] ?? []
    expect(name).toBe('interview.ics')
    expect(blob?.type).toBe('text/calendar;charset=utf-8')
    const text = new TextDecoder().decode(await blob?.arrayBuffer())
    expect(text).toContain('DTSTART:20261124T130000Z\r\n')
    expect(text).toContain('UID:interview-4@localhost\r\n')
  })
})

describe('adding one', () => {
  test('sends what was typed with the time of Manila, and shows what the server made of it', async () => {
    const { bodies, headers, calls, lists } = await openDetail(invited(), { [ADD]: () => invited(round()) })
    press('Add an interview')
    expect(document.activeElement).toBe(screen.getByLabelText('Date and time'))
    fill('Date and time', '2026-11-24T21:00')
    fill(/^What it is/, 'Call with the team lead')
    fill(/^Where/, 'https://meet.example/abc')
    lists(invited(round()))
    await save()
    const at = calls.indexOf(ADD)
    expect(bodies[at]).toEqual({
      starts_at: '2026-11-24T13:00:00.000Z',
      label: 'Call with the team lead',
      place: 'https://meet.example/abc',
    })
    expect(headers[at]?.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    expect(screen.getByText('Interview added.')).toBeDefined()
    expect(part().getByText('Nov 24, 9:00 PM')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an interview' }))
  })

  test('needs no time', async () => {
    const { bodies, calls } = await openDetail(invited(), {
      [ADD]: () => invited(round({ starts_at: null })),
    })
    press('Add an interview')
    fill(/^What it is/, 'With the owner')
    await save()
    expect(bodies[calls.indexOf(ADD)]).toEqual({ label: 'With the owner' })
  })

  test('that got no answer is tried again with the same key, also after a reload', async () => {
    let answer: unknown = 'no answer'
    const { calls, headers, unmount } = await openDetail(invited(), { [ADD]: () => answer })
    press('Add an interview')
    fill(/^What it is/, 'With the owner')
    await save()
    expect(screen.getByText('We couldn’t save the interview. (No response received)')).toBeDefined()
    const first = headers[calls.indexOf(ADD)]?.get('idempotency-key')
    unmount()
    answer = invited(round())
    const again = await openDetail(invited(), { [ADD]: () => answer })
    press('Add an interview')
    expect(screen.getByText('You hadn’t saved this yet. Cancel discards it.')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>(/^What it is/).value).toBe('With the owner')
    await save()
    expect(again.headers[again.calls.indexOf(ADD)]?.get('idempotency-key')).toBe(first)
    press('Add an interview')
    expect(screen.getByLabelText<HTMLInputElement>(/^What it is/).value).toBe('')
  })

  test.each([
    [
      'is still running',
      refusal(409, { code: 'in-progress', detail: 'Please wait a moment.', retry_after: 2 }),
      4,
    ],
    ['needs a new login', refusal(401, { code: 'unauthenticated' }), 2],
  ])('that %s keeps its key', async (_, answer, sent) => {
    const { calls, headers } = await openDetail(invited(), { [ADD]: answer })
    press('Add an interview')
    fill(/^What it is/, 'With the owner')
    const times = () => calls.filter((call) => call === ADD).length
    for (const expected of [sent - 1, sent]) {
      await save()
      if (times() < expected) await pass(4000)
    }
    const keys = headers.filter((_, i) => calls[i] === ADD).map((one) => one.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  test('that is refused says why at the field, and the next try has another key', async () => {
    const { calls, headers } = await openDetail(invited(), {
      [ADD]: refusal(400, {
        code: 'invalid',
        key_settled: true,
        errors: { starts_at: ['Please enter a date between 2000 and 2100'] },
      }),
    })
    press('Add an interview')
    fill('Date and time', '2926-11-24T21:00')
    await save()
    expect(screen.getByText('Please enter a date between 2000 and 2100')).toBeDefined()
    await save()
    const keys = headers.filter((_, i) => calls[i] === ADD).map((sent) => sent.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
  })

  test('is thrown away by Cancel, and kept by Escape', async () => {
    await openDetail(invited())
    press('Add an interview')
    fill(/^Notes/, 'Ask about hours')
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    press('Add an interview')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Ask about hours')
    press('Cancel')
    press('Add an interview')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('')
  })
})

describe('changing one', () => {
  test('sends only what changed; an emptied time takes it away', async () => {
    const { bodies, calls } = await openDetail(invited(round()), {
      [CHANGE]: () => invited(round({ starts_at: null })),
    })
    press('Edit Call with the team lead')
    fill('Date and time', '')
    await save()
    expect(bodies[calls.indexOf(CHANGE)]).toEqual({ starts_at: '' })
    expect(screen.getByText('Interview saved.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Edit/ }))
  })

  test('that another tab removed is told so, and the list is up to date', async () => {
    const { lists } = await openDetail(invited(round()), {
      [CHANGE]: refusal(404, { code: 'not-found', detail: 'Not found' }),
    })
    press('Edit Call with the team lead')
    fill(/^Where/, 'Makati')
    lists(invited())
    await save()
    await pass(0)
    expect(screen.getByText('It’s gone.')).toBeDefined()
    expect(part().getByText('No interviews yet.')).toBeDefined()
  })
})

describe('removing one', () => {
  test('asks first, takes it away at once, and puts the focus on the heading', async () => {
    const { calls, lists } = await openDetail(invited(round()), { [REMOVE]: () => invited() })
    press('Remove Call with the team lead')
    expect(
      screen.getByText('You’ll lose the interview “Call with the team lead” and its notes.'),
    ).toBeDefined()
    lists(invited())
    press('Remove')
    await pass(0)
    expect(calls).toContain(REMOVE)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(part().getByText('No interviews yet.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Interviews' }))
    expect(screen.getByText('Interview removed.')).toBeDefined()
  })

  test('that fails brings it back and says so', async () => {
    await openDetail(invited(round()), { [REMOVE]: refusal(500, {}) })
    press('Remove Call with the team lead')
    press('Remove')
    await pass(0)
    expect(part().getByText('Call with the team lead', { selector: 'p' })).toBeDefined()
    expect(screen.getByText('We couldn’t remove the interview. (Status: 500)')).toBeDefined()
  })
})
