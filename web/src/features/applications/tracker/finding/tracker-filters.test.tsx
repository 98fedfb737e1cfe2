import type { Application } from '@hanap/contract/applications/applications'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { anApplication } from '../../../../../test/applications.ts'
import { pass, stopClockAtNow } from '../../../../../test/open-detail.tsx'
import { makeWide, openTracker } from '../../../../../test/open-tracker.tsx'

const support = anApplication({ notes: 'Ask for Dana' })
const books = anApplication({
  id: 2,
  job: null,
  origin: 'elsewhere',
  job_title: 'Bookkeeper',
  employer_name: 'Peñafrancia',
  status: 'interview',
  applied_date: '2026-11-10T00:00:00Z',
  interview_date: '2026-11-24T13:00:00Z',
  follow_up_date: '2026-11-28T01:00:00Z',
})

stopClockAtNow()

const openWide = (path: string, ...results: Application[]) => {
  makeWide()
  return openTracker(path, ...results)
}
async function press(name: string | RegExp) {
  const button = screen.getByRole('button', { name })
  act(() => button.focus())
  fireEvent.click(button)
  await pass(0)
}
async function check(name: string, group?: string) {
  const area = group ? within(screen.getByRole('group', { name: group })) : screen
  fireEvent.click(area.getByLabelText(name))
  await pass(0)
}
async function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await pass(300)
}
/** The employer of each row, without the mark 'added'. */
const employers = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent?.replace('Added by you', ''))
const chips = () =>
  within(screen.getByRole('list', { name: 'Filters in use' }))
    .getAllByRole('button')
    .map((chip) => chip.textContent)

describe('words', () => {
  test('are found while they are typed, accents or not, and counted', async () => {
    const { address } = await openTracker('/applications', support, books)
    await type('Search your applications', 'PENA')
    expect(address()).toEqual({ search: 'PENA' })
    expect(employers()).toEqual(['Peñafrancia'])
    expect(screen.getByText('1 of 2 applications')).toBeDefined()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toContain('All1')
    await type('Search your applications', 'dana  lead')
    expect(employers()).toEqual(['Harbor & Pine'])
    await type('Search your applications', '')
    expect(address()).toEqual({})
    expect(employers()).toHaveLength(2)
  })

  test('are one step back, however long they were typed', async () => {
    const { router, address } = await openTracker('/applications', support, books)
    for (const typed of ['b', 'bo', 'book']) await type('Search your applications', typed)
    expect(address()).toEqual({ search: 'book' })
    act(() => router.history.back())
    await pass(0)
    expect(address()).toEqual({})
    expect(screen.getByLabelText<HTMLInputElement>('Search your applications').value).toBe('')
    expect(employers()).toHaveLength(2)
  })

  test('are told at once when the box is left, and typing anew is a step of its own', async () => {
    const { router, address } = await openTracker('/applications', support, books)
    const box = screen.getByLabelText<HTMLInputElement>('Search your applications')
    fireEvent.change(box, { target: { value: 'book' } })
    fireEvent.blur(box)
    await pass(0)
    expect(address()).toEqual({ search: 'book' })
    await type('Search your applications', '')
    expect(address()).toEqual({})
    act(() => router.history.back())
    await pass(0)
    expect(address()).toEqual({ search: 'book' })
    expect(box.value).toBe('book')
  })

  test('that are not found say so, with the way back', async () => {
    const { address } = await openTracker('/applications?search=nurse', support)
    expect(screen.getByText('No application matches everything')).toBeDefined()
    await press('Show all')
    expect(address()).toEqual({})
    expect(employers()).toEqual(['Harbor & Pine'])
  })
})

describe('filters', () => {
  test('take effect at once, stand in the address and as chips, and can be reset', async () => {
    const { address } = await openWide('/applications?sort=employer', support, books)
    await press('Filters')
    const origin = within(screen.getByRole('group', { name: 'Where from' }))
    expect(
      origin.getByRole('radio', { name: 'Added by you' }).getAttribute('aria-describedby'),
    ).not.toBeNull()
    expect(origin.getAllByText('1 application')).toHaveLength(2)
    await check('Added by you', 'Where from')
    expect(employers()).toEqual(['Peñafrancia'])
    await check('Sent', 'Sending')
    await check('Interview ahead')
    await check('Reminder set')
    expect(address()).toEqual({
      sort: 'employer',
      origin: 'elsewhere',
      sending: 'sent',
      interview: 'ahead',
      reminder: 'set',
    })
    expect(chips()).toEqual(['Added by you', 'Sending: Sent', 'Interview ahead', 'Reminder set', 'Reset'])
    await press('Remove filter Interview ahead')
    expect(chips()).toEqual(['Added by you', 'Sending: Sent', 'Reminder set', 'Reset'])
    await press('Reset')
    expect(address()).toEqual({ sort: 'employer' })
    expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }))
  })

  test('days are both included; half a day changes nothing; a wrong order is told', async () => {
    const { address } = await openWide('/applications', support, books)
    await press('Filters')
    await type('From', '2026-11-10')
    expect(employers()).toEqual(['Peñafrancia'])
    await type('To', '0020-11-10')
    expect(address()).toEqual({ from: '2026-11-10' })
    await type('To', '2026-11-03')
    expect(screen.getByText('This day is before the first.')).toBeDefined()
    expect(chips()).toEqual(['Applied from Nov 10, 2026', 'Applied until Nov 3, 2026', 'Reset'])
    await press('Without Applied from Nov 10, 2026: 1 application')
    expect(employers()).toEqual(['Harbor & Pine'])
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('')
  })

  test('on a phone they are a sheet that says what it would show', async () => {
    const { address } = await openTracker('/applications', support, books)
    await press('Filters')
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }))
    fireEvent.change(sheet.getByLabelText('Sort by'), { target: { value: 'interview' } })
    await pass(0)
    fireEvent.click(sheet.getByRole('radio', { name: 'Added by you' }))
    await pass(0)
    fireEvent.click(sheet.getByRole('button', { name: 'Show 1 application' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toEqual({ sort: 'interview', origin: 'elsewhere' })
    expect(screen.getByRole('button', { name: 'Filters 1 in use' })).toBe(document.activeElement)
  })

  test('a status without any of them says so, and keeps the filters when all are shown', async () => {
    const { address } = await openTracker('/applications?status=offer&origin=hanap', support, books)
    expect(screen.getByText('No applications under Offer')).toBeDefined()
    expect(screen.getByText('It’s under another status.')).toBeDefined()
    await press('Show all')
    expect(address()).toEqual({ origin: 'hanap' })
  })

  test('the order is one of four', async () => {
    const { address } = await openWide('/applications', support, books)
    expect(employers()).toEqual(['Peñafrancia', 'Harbor & Pine'])
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'employer' } })
    await pass(0)
    expect(employers()).toEqual(['Harbor & Pine', 'Peñafrancia'])
    expect(address()).toEqual({ sort: 'employer' })
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'applied' } })
    await pass(0)
    expect(address()).toEqual({})
  })
})
