import type { Application, ApplicationStatus } from '@hanap/contract/applications/applications'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusal, stubApi } from '../../../../../test/api-stub.ts'
import { anApplication, applicationList } from '../../../../../test/applications.ts'
import { LIST, pass, stopClockAtNow } from '../../../../../test/open-detail.tsx'
import { makeWide } from '../../../../../test/open-tracker.tsx'
import { renderPage } from '../../../../../test/render-page.tsx'
import { ApplicationsPage } from '../applications-page.tsx'

const UPDATE = 'PATCH /job-applications/1/update_status/'
const support = anApplication()
const books = anApplication({ id: 2, job: 8, job_title: 'Bookkeeper', status: 'reviewing' })
const clerk = anApplication({ id: 3, job: 9, job_title: 'Clerk', applied_date: '2026-11-01T00:00:00Z' })

stopClockAtNow()

/** The fake server applies updates unless given an answer. */
async function openBoard(results: Application[], answer?: unknown) {
  let held = results
  const update = ({ status }: { status: ApplicationStatus }) => {
    held = held.map((item) => (item.id === 1 ? { ...item, status } : item))
    return held.find(({ id }) => id === 1)
  }
  const api = stubApi({ [LIST]: () => applicationList(...held), [UPDATE]: answer ?? update })
  const view = await renderPage(<ApplicationsPage />, { path: '/applications?view=board' })
  await pass(0)
  return { ...view, ...api }
}
const column = (name: RegExp) => within(screen.getByRole('region', { name }))
const cardsIn = (name: RegExp) =>
  column(name)
    .queryAllByRole('link')
    .map((card) => card.textContent)
const card = (name: string) => screen.getByRole('link', { name })
async function choose(title: string, item: string) {
  fireEvent.click(screen.getByRole('button', { name: `Move or update ${title}` }))
  fireEvent.click(screen.getByRole('menuitem', { name: item }))
  await pass(0)
}
const moved = (status: ApplicationStatus) => ({ ...support, status })

describe('on a wide screen', () => {
  beforeEach(makeWide)

  test('six columns with their counts hold the cards', async () => {
    await openBoard([
      support,
      books,
      anApplication({
        id: 3,
        job_title: 'Clerk',
        status: 'interview',
        interview_date: '2026-11-24T13:00:00Z',
        send_state: 'unknown',
        origin: 'elsewhere',
      }),
    ])
    expect(
      screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby')),
    ).toBeDefined()
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((head) => head.querySelector('.sr-only')?.textContent),
    ).toEqual([
      'Applied, 1 application',
      'Under Review, 1 application',
      'Interview, 1 application',
      'Offer, 0 applications',
      'Hired, 0 applications',
      'Rejected, 0 applications',
    ])
    expect(cardsIn(/^Under Review/)).toEqual(['Bookkeeper'])
    const interview = column(/^Interview/)
    expect(interview.getByText('Applied Nov 3')).toBeDefined()
    expect(interview.getByText('Interview Tue, Nov 24, 9:00 PM, in 4 days')).toBeDefined()
    expect(interview.getByText('Not confirmed')).toBeDefined()
    expect(interview.getByText('Added by you')).toBeDefined()
    expect(screen.queryByRole('tablist')).toBeNull()
  })

  test('a card is moved by its menu: at once, told to a screen reader and in a toast', async () => {
    const { bodies } = await openBoard([support, books])
    await choose('Customer Support Lead', 'Move to Rejected')
    expect(cardsIn(/^Rejected/)).toEqual(['Customer Support Lead'])
    expect(screen.getByText('Moved to Rejected: Customer Support Lead')).toBeDefined()
    expect(screen.getByText('Application status updated to Rejected.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Add the/ })).toBeNull()
    expect(bodies.filter((body) => body !== undefined)).toEqual([{ status: 'rejected' }])
    expect(document.activeElement).toBe(card('Customer Support Lead'))
  })

  test('a refusal brings it back, and says so', async () => {
    await openBoard([support], refusal(500, {}))
    await choose('Customer Support Lead', 'Move to Hired')
    expect(cardsIn(/^Applied/)).toEqual(['Customer Support Lead'])
    expect(screen.getByText('Moved back to Applied: Customer Support Lead')).toBeDefined()
    expect(screen.getByText('Failed to update application status. (Status: 500)')).toBeDefined()
  })

  test('arrows go from card to card; Alt with an arrow moves one, and it keeps the focus', async () => {
    const { bodies } = await openBoard([support, books, clerk])
    expect(card('Customer Support Lead').tabIndex).toBe(0)
    expect(card('Bookkeeper').tabIndex).toBe(-1)
    const press = (key: string, altKey = false) =>
      fireEvent.keyDown(document.activeElement as Element, { key, altKey })
    act(() => card('Customer Support Lead').focus())
    press('ArrowDown')
    expect(document.activeElement).toBe(card('Clerk'))
    press('ArrowRight')
    expect(document.activeElement).toBe(card('Bookkeeper'))
    expect(card('Bookkeeper').tabIndex).toBe(0)
    press('ArrowLeft')
    expect(document.activeElement).toBe(card('Customer Support Lead'))
    expect(press('ArrowLeft', true)).toBe(false)
    expect(bodies.filter((body) => body !== undefined)).toEqual([])
    press('ArrowRight', true)
    await pass(0)
    expect(cardsIn(/^Under Review/)).toEqual(['Customer Support Lead', 'Bookkeeper'])
    expect(document.activeElement).toBe(card('Customer Support Lead'))
  })

  test('two steps in a row go to the server one after the other, and the first answer undoes nothing', async () => {
    const answers: ((body: unknown) => void)[] = []
    const { calls } = await openBoard([support], () => new Promise((resolve) => answers.push(resolve)))
    const updates = () => calls.filter((call) => call === UPDATE)
    await choose('Customer Support Lead', 'Move to Under Review')
    await choose('Customer Support Lead', 'Move to Offer')
    expect(cardsIn(/^Offer/)).toEqual(['Customer Support Lead'])
    expect(updates()).toHaveLength(1)
    await act(async () => answers[0]?.(moved('reviewing')))
    await pass(0)
    expect(cardsIn(/^Offer/)).toEqual(['Customer Support Lead'])
    expect(updates()).toHaveLength(2)
    await act(async () => answers[1]?.(moved('offer')))
    await pass(0)
    expect(screen.getByText('Application status updated to Offer.')).toBeDefined()
  })

  test.each([
    ['Interview', 'Add the interview date', 'Interview date'],
    ['Offer', 'Add the offer date', 'Offer date'],
  ] as const)('after a move to %s its date can be added', async (label, action, field) => {
    await openBoard([support])
    await choose('Customer Support Lead', `Move to ${label}`)
    fireEvent.click(screen.getByRole('button', { name: action }))
    const dialog = within(screen.getByRole('dialog', { name: 'Update Status' }))
    expect(dialog.getByLabelText(field)).toBeDefined()
  })

  test('what was never sent stands apart and cannot be moved', async () => {
    const problem = { reason: 'The board was down.', possible_causes: [], suggestions: [], job_url: '' }
    const failed = (id: number) =>
      anApplication({ id, job_title: `Lost ${id}`, send_state: 'failed', send_problem: problem })
    const { router } = await openBoard([support, failed(2), failed(3), failed(4), failed(5)])
    expect(cardsIn(/^Applied/)).toEqual(['Customer Support Lead'])
    const strip = column(/^Not sent/)
    expect(strip.getAllByRole('listitem')).toHaveLength(3)
    fireEvent.click(strip.getByRole('button', { name: 'Show 1 more' }))
    expect(strip.getAllByRole('listitem')).toHaveLength(4)
    fireEvent.click(strip.getByRole('button', { name: 'Why, and what to do of Lost 2' }))
    await pass(0)
    expect(router.state.location.search).toMatchObject({ open: 2 })
    expect(
      within(screen.getByRole('dialog', { name: 'Lost 2' })).getByText('The board was down.'),
    ).toBeDefined()
  })

  test('a card opens its details over the board, and the address says so', async () => {
    const { router } = await openBoard([support])
    fireEvent.click(card('Customer Support Lead'))
    await pass(0)
    expect(router.state.location.search).toEqual({ view: 'board', open: 1 })
    const dialog = within(screen.getByRole('dialog', { name: 'Customer Support Lead' }))
    expect(dialog.getByRole('list', { name: 'Route' })).toBeDefined()
    expect(dialog.getByRole('link', { name: 'Open the job' }).getAttribute('href')).toBe('/jobs/7')
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await pass(0)
    expect(router.state.location.search).toEqual({ view: 'board' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('of a long column fifty cards are drawn, and fifty more when asked', async () => {
    const many = Array.from({ length: 120 }, (_, i) =>
      anApplication({ id: i + 1, job_title: `Job ${i + 1}` }),
    )
    await openBoard(many)
    expect(cardsIn(/^Applied, 120/)).toHaveLength(50)
    fireEvent.click(screen.getByRole('button', { name: 'Show 50 more' }))
    expect(cardsIn(/^Applied/)).toHaveLength(100)
    fireEvent.click(screen.getByRole('button', { name: 'Show 20 more' }))
    expect(cardsIn(/^Applied/)).toHaveLength(120)
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  })
})

describe('on a phone', () => {
  test('the tabs with their counts choose the column; the menu moves a card out of it', async () => {
    const { router } = await openBoard([support, books, clerk])
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Applied2',
      'Under Review1',
      'Interview0',
      'Offer0',
      'Hired0',
      'Rejected0',
    ])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Applied2')
    await choose('Customer Support Lead', 'Move to Offer')
    expect(cardsIn(/^Applied/)).toEqual(['Clerk'])
    expect(document.activeElement).toBe(card('Clerk'))
    fireEvent.click(screen.getByRole('tab', { name: /^Offer/ }))
    await pass(0)
    expect(router.state.location.search).toEqual({ view: 'board', status: 'offer' })
    expect(cardsIn(/^Offer/)).toEqual(['Customer Support Lead'])
  })
})
